import { expect, test } from 'vitest';
import { createFormStatus } from './form-status.ts';

const open = () => {
  const world = { answering: true, paused: false, time: 1_000_000 };
  const status = createFormStatus({
    isDatabaseAnswering: () => world.answering,
    isPaused: async () => world.paused,
    now: () => world.time,
  });
  return { world, status };
};

test('forms are “taken” while the database answers and staff have not paused them', async () => {
  const { world, status } = open();
  expect(await status.get()).toBe('taken');
  world.paused = true;
  expect(await status.get()).toBe('paused');
  world.answering = false;
  expect(await status.get()).toBe('failing');
});

test('forms are “failing” after two failed saves in a row, not after one', async () => {
  const { status } = open();
  status.note({ outcome: 'notSaved' });
  expect(await status.get()).toBe('taken');
  status.note({ outcome: 'refused', codes: {} });
  status.note({ outcome: 'notSaved' });
  expect(await status.get()).toBe('failing');
  status.note({ outcome: 'saved' });
  expect(await status.get()).toBe('taken');
  status.note({ outcome: 'notSaved' });
  expect(await status.get()).toBe('taken');
});

test('forms are “taken” again a minute after the last failure', async () => {
  const { world, status } = open();
  status.note({ outcome: 'notSaved' });
  status.note({ outcome: 'notSaved' });
  world.time += 59_999;
  expect(await status.get()).toBe('failing');
  world.time += 1;
  expect(await status.get()).toBe('taken');
  status.note({ outcome: 'notSaved' });
  expect(await status.get()).toBe('failing');
});

test('forms are “taken” again if the clock was set back after the last failure', async () => {
  const { world, status } = open();
  status.note({ outcome: 'notSaved' });
  status.note({ outcome: 'notSaved' });
  world.time -= 5.5 * 3_600_000;
  expect(await status.get()).toBe('taken');
});

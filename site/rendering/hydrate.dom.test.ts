import { expect, test, vi } from 'vitest';
import { hydrate } from './hydrate.ts';

test('an island that throws gets the server’s markup back, and is marked as asleep', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const holder = document.createElement('div');
  holder.innerHTML = '<p>Drawn</p>';
  holder.dataset.awake = '';
  const Broken = () => {
    throw new Error('broken');
  };
  const onBroken = vi.fn();
  hydrate(holder, Broken, {}, 'one', onBroken);
  await expect.poll(() => holder.dataset.asleep).toBe('');
  expect(onBroken).toHaveBeenCalledTimes(1);
  expect(holder.dataset.awake).toBeUndefined();
  expect(holder.innerHTML).toBe('<p>Drawn</p>');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

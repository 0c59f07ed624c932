import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { openStudio } from './open-studio.ts';
import { endPrograms, settleSettings, studioAnswers } from './product.ts';
import { run, start } from './run.ts';

afterEach(endPrograms);

const falls = () => start('node', ['-e', 'process.exit(3)']);
const rests = () => start('node', ['-e', 'setTimeout(() => {}, 60_000)']);
const listens = (port: number) =>
  start('node', ['-e', `require('node:http').createServer((_, answer) => answer.end()).listen(${port})`]);

/** A studio that is already built, and the messages about it. */
const exampleStudio = () => {
  const told: string[] = [];
  return {
    build: Promise.resolve(),
    start: falls,
    answers: async () => false,
    ending: { isAsked: false },
    told,
    tell: (words: string) => void told.push(words),
  };
};

const fast = { pauseMs: 10, patienceMs: 20_000 };

test('starts the studio again each time it ends while starting, until it answers', async () => {
  const port = await freePort();
  const starts = [falls, falls, () => listens(port)];
  const studio = {
    ...exampleStudio(),
    start: () => (starts.shift() ?? falls)(),
    answers: async () => (await fetch(`http://127.0.0.1:${port}/`)).ok,
  };
  expect(await openStudio(studio, fast)).toBe(true);
  const fallen = 'The studio ended by itself, with code 3; starting it again.';
  expect(studio.told).toEqual([fallen, fallen]);
  studio.ending.isAsked = true;
});

test('waits longer before each new start', async () => {
  const studio = { ...exampleStudio(), answers: async () => studio.told.length > 4 };
  const began = performance.now();
  await openStudio(studio, { ...fast, pauseMs: 100 });
  expect(performance.now() - began).toBeGreaterThan(100 + 200 + 400 + 800);
  studio.ending.isAsked = true;
});

test('reports a studio that does not answer, and keeps waiting', async () => {
  const example = exampleStudio();
  const studio = { ...example, start: rests, answers: async () => example.told.length > 1 };
  expect(await openStudio(studio, { patienceMs: 150 })).toBe(true);
  expect(studio.told[0]).toMatch(/^The studio does not answer after \S+ s: .+ The site goes on/);
  studio.ending.isAsked = true;
});

test('reports a studio that accepts connections but does not answer', async () => {
  const server = createServer();
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { environment } = settleSettings({ STUDIO_HOST: '127.0.0.1', STUDIO_PORT: String(port) });
  const example = exampleStudio();
  const answers = () => (example.told.length > 0 ? Promise.resolve(true) : studioAnswers(environment));
  expect(await openStudio({ ...example, start: rests, answers }, { patienceMs: 100 })).toBe(true);
  expect(example.told[0]).toMatch(/^The studio does not answer after/);
  example.ending.isAsked = true;
  server.close();
});

test('reports a failed build with its output, and starts nothing', async () => {
  let starts = 0;
  const studio = {
    ...exampleStudio(),
    build: Promise.reject(new Error('ended with code 1\nModule not found')),
    start: () => {
      starts += 1;
      return falls();
    },
  };
  expect(await openStudio(studio, fast)).toBe(false);
  expect(studio.told).toHaveLength(1);
  expect(studio.told[0]).toMatch(/Module not found\n\nThe studio could not be built.+The site goes on/s);
  expect(starts).toBe(0);
});

test('reports nothing when the programs were told to end', async () => {
  const building = { ...exampleStudio(), ending: { isAsked: true } };
  const build = Promise.reject(new Error('ended with code 143'));
  await expect(openStudio({ ...building, build }, fast)).rejects.toThrow('ended with code 143');
  const starting = { ...exampleStudio(), start: rests };
  const opened = openStudio(starting, fast);
  setTimeout(() => {
    starting.ending.isAsked = true;
  }, 200);
  await expect(opened).rejects.toThrow('asked to end');
  expect([...building.told, ...starting.told]).toEqual([]);
});

test('ends at once when told to end during the pause before a new start', async () => {
  const program = `
    const { openStudio } = await import('./scripts/open-studio.ts');
    const { start } = await import('./scripts/run.ts');
    const ending = { isAsked: false };
    const studio = start('node', ['-e', '']);
    studio.once('exit', () => setImmediate(() => { ending.isAsked = true; }));
    const all = { build: Promise.resolve(), start: () => studio, answers: async () => true, ending, tell: console.error };
    await openStudio(all, { pauseMs: 60_000 });`;
  const began = performance.now();
  const { code, printed } = await run('node', ['--input-type=module', '-e', program], { output: 'capture' });
  expect([code, printed]).toEqual([0, expect.stringContaining('starting it again')]);
  expect(performance.now() - began).toBeLessThan(30_000);
}, 90_000);

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryWatch } from './settle-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('settles once after many answers, when no answer has come for a while', () => {
  const settle = vi.fn();
  const watch = createMemoryWatch(settle, 3000);
  for (let count = 0; count < 700; count += 1) {
    watch.noteAnswer();
    vi.advanceTimersByTime(10);
  }
  expect(settle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(settle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(settle).toHaveBeenCalledTimes(1);
});

test('starts a new count after a quiet minute', () => {
  const settle = vi.fn();
  const watch = createMemoryWatch(settle, 3000);
  for (let count = 0; count < 1200; count += 1) {
    watch.noteAnswer();
    vi.advanceTimersByTime(count % 400 === 399 ? 61_000 : 10);
  }
  expect(settle).not.toHaveBeenCalled();
});

test('does not settle if answers are few and far between', () => {
  const settle = vi.fn();
  const watch = createMemoryWatch(settle, 3000);
  for (let count = 0; count < 499; count += 1) {
    watch.noteAnswer();
    vi.advanceTimersByTime(5000);
  }
  expect(settle).not.toHaveBeenCalled();
});

import { describe, expect, test } from 'vitest';
import { createPressure } from './pressure.ts';

describe('createPressure', () => {
  test('is close to the number of a minute while they come steadily', () => {
    let time = 0;
    const pressure = createPressure(60_000, () => time);
    for (; time < 600_000; time += 1000) pressure.note();
    expect(pressure.get()).toBeGreaterThan(55);
    expect(pressure.get()).toBeLessThan(65);
  });

  test('fades when none come any more', () => {
    let time = 0;
    const pressure = createPressure(60_000, () => time);
    for (let post = 0; post < 100; post += 1) pressure.note();
    expect(pressure.get()).toBe(100);
    time = 60_000;
    expect(Math.round(pressure.get())).toBe(37);
    time = 600_000;
    expect(pressure.get()).toBeLessThan(0.01);
  });
});

import { describe, expect, test } from 'vitest';
import { isDayOver } from './india-time.ts';

describe('a day in India', () => {
  test('ends at its midnight there, whatever the hour of the time', () => {
    const lastMoment = new Date('2026-05-10T18:29:59.999Z');
    const midnight = new Date('2026-05-10T18:30:00.000Z');
    for (const time of ['2026-05-09T18:30:00.000Z', '2026-05-10T03:30:00.000Z', '2026-05-10T18:29:59.000Z']) {
      expect(isDayOver(new Date(time), lastMoment)).toBe(false);
      expect(isDayOver(new Date(time), midnight)).toBe(true);
    }
  });
});

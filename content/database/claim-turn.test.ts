import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTwoOn, type TwoPrograms } from '../testing/store-on.ts';
import { claimTurn } from './claim-turn.ts';

describe.each(['sqlite', 'postgres'] as const)('the turn for a piece of work, on %s', (dialect) => {
  let two: TwoPrograms;

  beforeAll(async () => {
    two = await openTwoOn(dialect);
  }, 120_000);
  afterAll(() => two?.remove());

  const askAtOnce = async (now: number) => {
    const asked = Array.from({ length: 20 }, () => two.programs)
      .flat()
      .map((payload) => claimTurn(payload, 'sweep', 1000, now));
    return (await Promise.all(asked)).filter(Boolean).length;
  };

  test('goes to one of many concurrent callers, and to nobody else until its time is over', async () => {
    const now = Date.now();
    const given = [await askAtOnce(now), await askAtOnce(now + 999), await askAtOnce(now + 1000)];
    expect(given).toEqual([1, 0, 1]);
  });

  test('is free again if it was taken while a clock was ahead by more than it lasts', async () => {
    const now = Date.now();
    expect(await askAtOnce(now + 5_000_000)).toBe(1);
    expect([await askAtOnce(now + 4_999_500), await askAtOnce(now)]).toEqual([0, 1]);
  });

  test('is separate for each piece of work', async () => {
    expect(await claimTurn(two.programs[0], 'resume-space', 1000)).toBe(true);
  });
});

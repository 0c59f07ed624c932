import { describe, expect, test } from 'vitest';
import { type AskedLead, nextInTurn, type Rule, ruleMatches } from './rule.ts';

const any: Rule = {
  id: 1,
  name: 'All',
  isOn: true,
  kinds: [],
  languages: [],
  states: [],
  vehicles: [],
  target: 'owners',
  owners: [1],
  dealers: [],
};
const lead: AskedLead = { kind: 'inquiry', language: 'gu', state: null, product: 7 };

describe('whether a rule takes a lead', () => {
  test.each([
    ['nothing asked', {}, true],
    ['switched off', { isOn: false }, false],
    ['its kind', { kinds: ['contact', 'inquiry'] }, true],
    ['another kind', { kinds: ['contact'] }, false],
    ['its language', { languages: ['gu', 'hi'] }, true],
    ['another language', { languages: ['en'] }, false],
    ['its vehicle', { vehicles: [6, 7] }, true],
    ['another vehicle', { vehicles: [6] }, false],
    ['a state that the lead does not name', { states: [3] }, false],
    ['all of several', { kinds: ['inquiry'], languages: ['gu'], vehicles: [7] }, true],
    ['all but one of several', { kinds: ['inquiry'], languages: ['gu'], vehicles: [8] }, false],
  ] as [string, Partial<Rule>, boolean][])('%s', (_what, conditions, taken) => {
    expect(ruleMatches({ ...any, ...conditions }, lead)).toBe(taken);
  });
});

describe('the turns of colleagues', () => {
  const dice = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };

  test('follow the order of the rule and skip those who cannot take a lead', () => {
    expect(nextInTurn([4, 2, 9], null, () => true)).toBe(4);
    expect(nextInTurn([4, 2, 9], 9, () => true)).toBe(4);
    expect(nextInTurn([4, 2, 9], 4, (one) => one !== 2)).toBe(9);
    expect(nextInTurn([4, 2, 9], 2, (one) => one === 2)).toBe(2);
    // The one who had the last turn is no longer in the rule.
    expect(nextInTurn([4, 2], 9, () => true)).toBe(4);
    expect(nextInTurn([4, 2], 9, () => false)).toBeNull();
    expect(nextInTurn([], null, () => true)).toBeNull();
  });

  test('differ by at most one among those who are always there, whoever else comes and goes', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = dice(seed);
      const people = Array.from({ length: 2 + Math.floor(next() * 6) }, (_, place) => place + 1);
      const always = new Set(people.filter(() => next() < 0.7));
      const had = new Map(people.map((one) => [one, 0]));
      let last: number | null = null;
      for (let turn = 0; turn < 100; turn += 1) {
        const isAway = new Set(people.filter((one) => !always.has(one) && next() < 0.5));
        last = nextInTurn(people, last, (one) => !isAway.has(one)) ?? last;
        if (last !== null) had.set(last, (had.get(last) ?? 0) + 1);
        const counts = [...always].map((one) => had.get(one) ?? 0);
        if (counts.length > 1) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
    }
  });
});

import { languages } from '@ev-site/contract/paths.ts';
import { amountKeys, amounts, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import { workOut } from '@ev-site/reckoning/work-out.ts';
import { describe, expect, test } from 'vitest';
import { exampleCalculator as calculator } from '../../testing/example-calculator.ts';
import { getTexts } from '../../words/words.ts';
import { toCalculatorInput } from './to-calculator-input.ts';
import { toSlip } from './to-slip.ts';

const ask = (asked: Record<string, string>) => {
  const input = toCalculatorInput(asked, calculator);
  if (!input) throw new Error('There is nothing to reckon with.');
  return { input, slip: toSlip(calculator.words, calculator.spreads, input) };
};

const amountOf = (asked: Record<string, string>, label: string): string =>
  ask(asked).slip?.lines.find((line) => line.label.startsWith(label))?.value ?? '';

describe('the slip', () => {
  test('states the numbers of the case “with battery reserve”', () => {
    const { slip } = ask({ vehicle: 'major', against: 'diesel' });
    expect(slip?.verdict).toBe('Major saves you ₹72,557 in 5 years');
    expect(amountOf({}, 'EMI')).toBe('₹10,237');
    expect(amountOf({}, 'Saved on running')).toBe('₹37,480');
    expect(amountOf({}, 'Running cost')).toBe('₹3.28');
    expect(slip?.breakEven).toMatch(/^With these numbers: from 56 km a day\. You drive 90 km\./);
  });

  test('states the saving of a year without the next battery first, then with it', () => {
    const [first, second] = ask({ km: '90' }).slip?.lines ?? [];
    expect([first, second]).toMatchObject([
      {
        label: 'Saved on fuel and upkeep in a year',
        value: '₹86,080',
        beside: 'less for the next battery: ₹48,600',
      },
      { label: 'Saved on running in a year, next battery counted', value: '₹37,480' },
    ]);
    const [alone, other] = ask({ km: '90', battery: '0' }).slip?.lines ?? [];
    expect(alone).toMatchObject({ label: first?.label, value: first?.value });
    expect(alone?.beside).toMatch(/^₹[\d,]+ to ₹[\d,]+; next battery not counted$/);
    expect(other?.label).toMatch(/^Saved over/);
  });

  test('states amounts that add up to the rupee', () => {
    const toRs = (text = '') => Number(text.replace(/[^\d−]/g, '').replace('−', '-'));
    for (let km = 11; km <= 200; km += 7) {
      const [before, counted] = ask({ km: String(km), battery: '0.37', tariff: '7.13' }).slip?.lines ?? [];
      const battery = toRs(before?.beside);
      expect(toRs(before?.value) - battery, String(km)).toBe(toRs(counted?.value));
      expect(Math.abs(battery - 0.37 * km * 300)).toBeLessThan(1);
    }
  });

  test('says that the next battery is left out wherever all costs are summed up', () => {
    const labelsOf = (asked: Record<string, string>) => ask(asked).slip?.lines.map(({ label }) => label);
    expect(labelsOf({})).toEqual(
      expect.arrayContaining([
        'Saved on running in a year, next battery counted',
        'Running cost of a km, next battery counted',
        'Saved over 5 years, all costs',
        'All costs of a km',
      ]),
    );
    expect(labelsOf({ battery: '0' })).toEqual(
      expect.arrayContaining([
        'Running cost of a km, without the next battery',
        'Saved over 5 years, all costs but the next battery',
        'All costs of a km but the next battery',
      ]),
    );
    expect(ask({}).slip?.verdict).not.toContain('battery');
    expect(ask({ battery: '0' }).slip?.verdict).toMatch(/ in 5 years \(without the next battery\)$/);
  });

  test('says if it does not pay, and from which distance beyond one charge it would', () => {
    const { slip } = ask({ vehicle: 'major', against: 'cng' });
    expect(slip?.pays).toBe(false);
    expect(slip?.verdict).toBe('Major costs you ₹54,718 more in 5 years, so it does not pay off');
    expect(slip?.breakEven).toMatch(
      /^With these numbers: from 158 km a day\. You drive 90 km\. It pays off only beyond its typical 100 km on one charge\. If prices and mileage are better: from 20 km a day\.$/,
    );
  });

  test.each([
    [{ battery: '0', rate: '0' }, 'from the first km'],
    [{ tariff: '40', price: '500000', battery: '0' }, 'at no distance'],
    [{ tariff: '40', price: '314000', insurance: '9000', battery: '0' }, 'at no distance'],
    [
      { tariff: '40', price: '300000', insurance: '9000', battery: '0' },
      'only up to 9 km a day; beyond that it costs more than on diesel',
    ],
  ])('says when it pays: %j', (asked, said) => {
    expect(ask(asked as Record<string, string>).slip?.breakEven).toMatch(`With these numbers: ${said}. `);
  });

  test.each(languages)('says in %s when it pays, with at most one colon in a sentence', (language) => {
    const words = { ...calculator.words, ...getTexts(language).savings };
    const asked = { vehicle: 'millo', against: 'cng', rate: '0', price: '150000' };
    const input = toCalculatorInput(asked, calculator);
    const said = (input && toSlip(words, calculator.spreads, input)?.breakEven) ?? '';
    const sentences = said.split(/[.।] ?/);
    expect(sentences).toHaveLength(4);
    for (const sentence of sentences) expect(sentence.split(':').length).toBeLessThanOrEqual(2);
  });

  test('never says “from the first km” alone if the saving may be a loss', () => {
    const { slip } = ask({ vehicle: 'millo', against: 'cng', rate: '0', price: '150000' });
    expect(slip?.lines[1]?.beside).toMatch(/^−\u2060₹/);
    expect(slip?.breakEven).toMatch(
      /from the first km\..* If prices and mileage are worse: only up to \d+ km a day/,
    );
  });

  test('names the end of the range that changes the result, and none if both agree', () => {
    const said: string[] = [];
    for (let km = 10; km <= 200; km += 10) {
      for (const vehicle of ['major', 'millo'] as const)
        for (const against of rivalFuels) {
          const { input, slip } = ask({ vehicle, against, km: String(km) });
          const { expected, least, most } = workOut(calculator.spreads, {
            vehicle: input.ours,
            against,
            given: input.given,
          });
          const pays = expected.savingRs >= 0;
          const other = pays ? least : most;
          const isAbsolute = ['always', 'never'].includes(expected.breakEven.kind);
          const isOther =
            other.savingRs >= 0 !== pays || (isAbsolute && other.breakEven.kind !== expected.breakEven.kind);
          const end = isOther ? (pays ? 'worse' : 'better') : '';
          const [, named = ''] =
            /If prices and mileage are (worse|better): .+\.$/.exec(slip?.breakEven ?? '') ?? [];
          expect(named, `${vehicle} ${against} ${km}`).toBe(end);
          said.push(named);
        }
    }
    expect(new Set(said)).toEqual(new Set(['worse', 'better', '']));
  });

  test('says that the low end of the range too lies beyond one charge', () => {
    expect(ask({ battery: '0.5' }).slip?.breakEven).toBe(
      'With these numbers: from 29 km a day. You drive 90 km. If prices and mileage are worse: from 194 km a day. It pays off only beyond its typical 100 km on one charge.',
    );
  });

  test('mentions the second charge only beyond the typical range', () => {
    expect(ask({ km: '100' }).slip?.warning).toBe('');
    expect(ask({ km: '101' }).slip?.warning).toContain('needs a second charge');
  });

  test('does not promise a second charge that would not suffice', () => {
    expect(ask({ km: '200' }).slip?.warning).toContain('needs a second charge');
    expect(ask({ km: '201' }).slip?.warning).toBe(
      '201 km a day is more than twice the typical 100 km of Major: even a second charge on the way is not enough.',
    );
  });

  test('uses the singular for one year and one month', () => {
    const { slip } = ask({ years: '1', months: '1' });
    expect(slip?.verdict).toMatch(/ in 1 year(?:, so it does not pay off)?$/);
    expect(slip?.lines[2]?.label).toBe('Saved over 1 year, all costs');
    expect(slip?.lines[3]?.beside).toMatch(/^for 1 month;/);
    expect(ask({ years: '2', months: '2' }).slip?.lines[3]?.beside).toMatch(/^for 2 months;/);
  });

  test.each(['hi', 'gu'] as const)('states in %s for how long it is calculated', (language) => {
    const words = { ...calculator.words, ...getTexts(language).savings };
    const say = (asked: Record<string, string>) => {
      const input = toCalculatorInput(asked, calculator);
      return input && toSlip(words, calculator.spreads, input);
    };
    const said = { hi: ['1 साल में', '1 महीने तक'], gu: ['1 વર્ષમાં', '1 મહિના સુધી'] }[language];
    const slip = say({ years: '1', months: '1' });
    expect(slip?.verdict).toContain(said[0]);
    expect(slip?.lines[3]?.beside).toContain(said[1]);
  });

  test('returns null and the problems for invalid numbers', () => {
    const { input, slip } = ask({ km: 'many', days: '0' });
    expect(slip).toBeNull();
    expect(input.problems).toEqual({ km: 'notANumber', days: 'tooSmall' });
    expect(input.texts.km).toBe('many');
  });

  test('returns valid numbers for every input within the bounds', () => {
    let seed = 7;
    const dice = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let count = 0; count < 3000; count += 1) {
      const asked: Record<string, string> = {
        vehicle: dice() < 0.5 ? 'major' : 'millo',
        against: rivalFuels[Math.floor(dice() * 3)] ?? 'diesel',
      };
      for (const key of amountKeys) {
        const { least, most, decimals } = amounts[key];
        const part = dice();
        if (part < 0.5) continue;
        const number = part < 0.6 ? least : part < 0.7 ? most : least + dice() * (most - least);
        asked[key] = number.toFixed(decimals);
      }
      const { slip } = ask(asked);
      expect(JSON.stringify(slip)).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });
});

describe('the address', () => {
  test('repeats the input, without values that equal the start values', () => {
    const { input } = ask({ vehicle: 'major', against: 'diesel', km: '90', tariff: '9.5', days: '300' });
    expect(input.address).toBe('/savings?vehicle=major&against=diesel&tariff=9.5');
    const again = ask(Object.fromEntries(new URL(input.address, 'https://ev.example').searchParams));
    expect(again.slip).toEqual(ask({ tariff: '9.5' }).slip);
  });

  test('keeps no start values of another vehicle', () => {
    const { texts } = ask({ vehicle: 'major', against: 'diesel' }).input;
    const { input } = ask({ ...texts, from: 'major.diesel', vehicle: 'millo', against: 'cng', km: '70' });
    expect(input.given).toEqual({ km: 70 });
    expect(input.texts.kwh).toBe('6.84');
    expect(input.texts.fuelprice).toBe('84.5');
  });
});

import { readPlainNumber } from '../plain-number.ts';

/** Sensible bounds for the finder's numbers: kg, passengers besides the driver, km a day. */
export const findBounds = {
  kg: { least: 0, most: 2000 },
  people: { least: 1, most: 12 },
  km: { least: 1, most: 300 },
} as const;

type NumberKey = keyof typeof findBounds;

/** Questions with fixed choices; `noon` is the hours at a socket at noon. */
export const findChoices = {
  carry: ['goods', 'people', 'self'],
  road: ['lanes', 'open'],
  slope: ['flat', 'ramps', 'hills', 'steep'],
  noon: ['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4'],
} as const;

type ChoiceKey = keyof typeof findChoices;
type Choice<Key extends ChoiceKey> = (typeof findChoices)[Key][number];

/** Every key of the finder's questions, in the order in which they are asked. */
export const findKeys = ['carry', 'kg', 'people', 'km', 'noon', 'road', 'slope'] as const;

export type FindKey = (typeof findKeys)[number];

/** Why an answer is not accepted. An unknown choice counts as missing. */
type FindProblem = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge';

/** The answers to all questions. `kg` is 0 unless goods are carried; `people` is 0 for goods, 1 for a rider alone. */
export interface FindAnswers {
  carry: Choice<'carry'>;
  kg: number;
  people: number;
  km: number;
  noon: number;
  road: Choice<'road'>;
  slope: Choice<'slope'>;
}

/** The answers as understood. */
export interface FindReading {
  /** Null if an answer is missing or wrong. */
  answers: FindAnswers | null;
  /** In the order of the questions. */
  problems: Partial<Record<FindKey, FindProblem>>;
}

const isChoice = <Key extends ChoiceKey>(key: Key, text: string): text is Choice<Key> =>
  findChoices[key].some((choice) => choice === text);

/** Reads a number of the finder. Rounds up to a whole kilogram or kilometre, so that nobody is sold too little. */
const readNumber = (key: NumberKey, text: string): number | FindProblem => {
  if (text.trim() === '') return 'missing';
  const number = readPlainNumber(text);
  if (number === undefined) return 'notANumber';
  const { least, most } = findBounds[key];
  const whole = Math.ceil(number);
  // Compares the unrounded number: -0.5 kg would be rounded up to 0.
  if (number < least) return 'tooSmall';
  return whole > most ? 'tooLarge' : whole;
};

/** Reads the answers from an address or a form. If `noon` was not asked, it is 0 hours. */
export const readFindAnswers = (asked: Readonly<Record<string, string | undefined>>): FindReading => {
  const problems: FindReading['problems'] = {};
  const { carry = '', road = '', slope = '', noon = '0' } = asked;
  const isCarry = isChoice('carry', carry);
  const take = (key: NumberKey): number => {
    const number = readNumber(key, asked[key] ?? '');
    if (typeof number === 'number') return number;
    problems[key] = number;
    return 0;
  };
  if (!isCarry) problems.carry = 'missing';
  const kg = carry === 'goods' ? take('kg') : 0;
  const people = carry === 'people' ? take('people') : carry === 'self' ? 1 : 0;
  const km = take('km');
  const isNoon = isChoice('noon', noon);
  if (!isNoon) problems.noon = 'missing';
  const isRoad = isChoice('road', road);
  if (!isRoad) problems.road = 'missing';
  const isSlope = isChoice('slope', slope);
  if (!isSlope) problems.slope = 'missing';
  const isWhole = isCarry && isNoon && isRoad && isSlope && Object.keys(problems).length === 0;
  return {
    answers: isWhole ? { carry, kg, people, km, noon: Number(noon), road, slope } : null,
    problems,
  };
};

/** The answers as a query, without those that do not apply. Without "?". */
export const toFindQuery = ({ carry, kg, people, km, noon, road, slope }: FindAnswers): string =>
  new URLSearchParams({
    carry,
    ...(carry === 'goods' && { kg: String(kg) }),
    ...(carry === 'people' && { people: String(people) }),
    km: String(km),
    noon: String(noon),
    road,
    slope,
  }).toString();

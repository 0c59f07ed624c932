import { groupDigits } from './group-digits.ts';

/** "1 resume", "1,200 resumes", "2 stories". @param many for words that do not get an s */
export const toCount = (count: number, one: string, many = `${one}s`): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

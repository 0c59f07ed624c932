import { expect, test } from 'vitest';
import { hoursCell } from './hours-cell.ts';

const read = (text: string) => hoursCell.read(text);

test('ignores how many and which spaces a cell has, and reads very many quickly', () => {
  const value = [{ days: ['mon', 'tue'], opens: '09:00', closes: '19:00' }];
  for (const text of ['Mon-Tue 9:00-19:00', ' Mon - Tue \t 9:00  –  19:00 '])
    expect(read(text), text).toEqual({ value });
  const blanks = ' '.repeat(150_000);
  expect(read(`Mon-Tue${blanks}9:00${blanks}-19:00`)).toEqual({ value });
  expect(read(`a${blanks}b`)).toEqual({ problem: expect.stringContaining('Write “a b” in the form') });
});

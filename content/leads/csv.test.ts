import { describe, expect, it } from 'vitest';
import { toCell, toCsv } from './csv.ts';

describe('toCell', () => {
  it.each([
    '=1+1',
    '+91 98250',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '=HYPERLINK("http://x","y")',
  ])('keeps %j from being a formula', (text) => {
    expect(toCell(text).startsWith(`"'`)).toBe(true);
  });

  it('leaves other text as it is and doubles quotes', () => {
    expect(toCell('Asha "A" Patel, Surat\nIndia')).toBe('"Asha ""A"" Patel, Surat\nIndia"');
    expect(toCell(null)).toBe('""');
  });
});

it('is read by spreadsheets in every script', () => {
  expect(toCsv(['Name'], [['आशा']])).toBe('\ufeff"Name"\r\n"आशा"\r\n');
});

import { describe, expect, test } from 'vitest';
import { fromCell, toCell, toCsv } from './csv.ts';

describe('toCell', () => {
  test.each([
    '=1+1',
    '+91 98250',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '=HYPERLINK("http://x","y")',
    '\u200b=1',
    '\u200d\u2060=1',
    '\u00ad-1',
    '\ufeff+1',
    '\u202e@x',
    '\u3164=1',
    '\u2800=1',
    '\u034f=1',
    '\ufe0f=1',
    '\u{e0020}=1',
    '\u0000=1',
    ' \u200b \u200b=1',
    '\ufe66=1',
    '\ufe62=1',
    '\u207a=1',
    '\u22121',
    '\n=1',
  ])('keeps a spreadsheet from reading %j as a formula', (text) => {
    expect(toCell(text).startsWith(`"'`)).toBe(true);
  });

  test('leaves other text as it is and doubles quotes', () => {
    expect(toCell('Asha "A" Patel, Surat\nIndia')).toBe('"Asha ""A"" Patel, Surat\nIndia"');
    expect(toCell(null)).toBe('""');
    expect(toCell('\u200bAsha = wise')).toBe('"\u200bAsha = wise"');
  });
});

test.each(['=1+1', "'=1+1", "''-2", "'tis said", "Asha's", '- a list', ''])(
  'fromCell reads %j back from its cell',
  (text) => {
    expect(fromCell(toCell(text).slice(1, -1))).toBe(text);
  },
);

test('toCsv begins with a byte order mark, so that spreadsheets read every script', () => {
  expect(toCsv(['Name'], [['आशा']])).toBe('\ufeff"Name"\r\n"आशा"\r\n');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateStamp } from './date-stamp.tsx';
import { Day } from './day.tsx';

const read = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

test.each([
  ['en-IN', '18 December 2026', '18–19 December 2026', '30 December 2026 – 2 January 2027'],
  ['hi-IN', '18 दिसंबर 2026', '18–19 दिसंबर 2026', '30 दिसंबर 2026 – 2 जनवरी 2027'],
  ['gu-IN', '18 ડિસેમ્બર 2026', '18–19 ડિસેમ્બર 2026', '30 ડિસેમ્બર 2026 – 2 જાન્યુઆરી 2027'],
])('shows one day, days of one month, and days of two months, in %s', (tag, one, several, ofTwo) => {
  const [first, second] = ['2026-12-17T18:30:00.000Z', '2026-12-18T18:30:00.000Z'];
  expect(read(renderToStaticMarkup(<DateStamp date={first} tag={tag} />))).toBe(one);
  expect(read(renderToStaticMarkup(<DateStamp date={first} endsOn={second} tag={tag} />))).toBe(several);
  const over = <DateStamp date="2026-12-30" endsOn="2027-01-02" tag={tag} />;
  expect(read(renderToStaticMarkup(over))).toBe(ofTwo);
});

test('writes several days in words, as is usual in each language', () => {
  const days = (tag: string) => renderToStaticMarkup(<Day date="2026-12-18" endsOn="2026-12-19" tag={tag} />);
  expect(['en-IN', 'hi-IN', 'gu-IN'].map(days)).toEqual([
    '18–19 December 2026',
    '18–19 दिसंबर 2026',
    '18–19 ડિસેમ્બર, 2026',
  ]);
});

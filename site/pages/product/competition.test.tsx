import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RivalComparison } from '../../data/rival-comparison.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { Competition } from './competition.tsx';

const comparison: RivalComparison = {
  heading: '',
  note: '',
  rivals: ['Rival 1', 'Rival 2'],
  sources: [{ source: 'Leaflet of its maker', asOf: '2026-05-02' }, null],
  rows: [
    {
      own: {
        key: 'topSpeed',
        label: 'Top speed',
        value: '50',
        unit: 'km/h',
        unitPosition: 'after',
        note: '',
        condition: 'on the level',
      },
      rivals: ['45', ''],
    },
  ],
};

const html = renderToStaticMarkup(
  <localeContext.Provider value={getLocale('en')}>
    <Competition name="Major" comparison={comparison} />
  </localeContext.Provider>,
);
const cells = [...html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) =>
  cell?.replace(/<[^>]*>/g, ' ').trim(),
);

test('the head of each rival has its source and day, or says that no source is published', () => {
  expect(cells.slice(0, 4)).toEqual([
    'Feature',
    'Major',
    'Rival 1 Leaflet of its maker, 2 May 2026',
    'Rival 2 source not published',
  ]);
});

test('says “not published” instead of leaving a cell empty', () => {
  expect(cells.slice(4)).toEqual(['Top speed (km/h)', '50', '45', 'not published']);
});

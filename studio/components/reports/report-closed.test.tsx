import type { Condition } from '@ev-site/content/access/condition.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Closed } from './report-closed.tsx';

test('each number of closed leads links to its leads, except zero and the row "Others"', () => {
  const conditions: Condition[] = [['closedAt', 'less_than', '2026-11-30T18:30:00.000Z']];
  const html = renderToStaticMarkup(
    <Closed
      closed={{
        all: { label: 'All', won: 1200, lost: 0, conditions },
        sections: [
          {
            key: 'owner',
            title: 'By owner',
            rows: [{ label: 'Others', won: 3, lost: 1, conditions: null }],
          },
        ],
      }}
    />,
  );
  const links = [...html.matchAll(/<a href="([^"]*)" aria-label="([^"]*)">/g)];
  expect(links.map(([, , label]) => label)).toEqual(['1,200 won: All']);
  const asked = decodeURIComponent(links[0]?.[1]?.replaceAll('&amp;', '&') ?? '');
  expect(asked).toContain(
    'where[or][0][and][0][status][equals]=won&where[or][0][and][1][closedAt][less_than]=',
  );
  expect(asked).toContain('where[or][1][and][0][status][equals]=hired&where[or][1][and][1][closedAt]');
  expect(html).toContain('<td>3</td><td>1</td>');
});

test('shows no tables when nothing was closed', () => {
  const all = { label: 'All', won: 0, lost: 0, conditions: [] };
  const sections = [{ key: 'owner' as const, title: 'By owner', rows: [] }];
  const html = renderToStaticMarkup(<Closed closed={{ all, sections }} />);
  expect(html).toContain('Won or hired');
  expect(html).not.toContain('<table');
});

import { expect, test } from 'vitest';
import { listBroken } from './bounds.ts';
import { type EventRow, toMarkdown, toTable } from './report.ts';
import { compareSpan, tallySpan } from './tally.ts';

const span = { from: 0, to: 1 };
const nothing = { ...tallySpan(span, [], []), ...compareSpan(span, [], [], new Map()), crashed: 0 };
const row = (event: string, changed: Partial<EventRow['figures']>): EventRow => ({
  ...{ event, kills: 1, alerts: [] },
  figures: { ...nothing, ...changed },
});

test('shows the rounds of one event as one row, with counts added up and the longest times', () => {
  const table = toTable([
    row('site 1 killed', { failedLeads: 2, leadsBackAfter: 3.5 }),
    row('valkey killed', {}),
    row('site 1 killed', { failedLeads: 1, leadsBackAfter: 1.5 }),
  ]);
  const cells = table
    .split('\n')
    .find((line) => line.includes('site 1'))
    ?.split(' | ');
  expect(table.split('\n')).toHaveLength(4);
  expect(cells?.[1]).toBe('2');
  expect(cells?.[7]).toBe('3');
  expect(cells?.[9]).toBe('3.5');
});

test('writes "never" for pages that did not come back', () => {
  expect(toTable([row('x', { pagesBackAfter: Number.POSITIVE_INFINITY })])).toContain('| never |');
});

test('lists each broken bound of an event, and broken bounds that hold for every event', () => {
  const bounds = { failedPages: 0, leadsBackAfter: 30 };
  expect(listBroken('x', { ...nothing, failedPages: 2, leadsBackAfter: 29, failedLeads: 9 }, bounds)).toEqual(
    ['x: 2 failed pages, at most 0'],
  );
  expect(listBroken('x', { ...nothing, leadsBackAfter: Number.POSITIVE_INFINITY, lost: 1 }, bounds)).toEqual([
    'x: 1 acknowledged leads lost, at most 0',
    'x: Infinity seconds until leads were answered again, at most 30',
  ]);
});

test('lists what was left out and which bounds were broken, and omits both parts when empty', () => {
  const rehearsal = {
    ...{ began: '2026-01-01', minutes: 5, kills: 1, rows: [], skipped: ['the cut'], broken: ['x: lost'] },
    rates: { pages: 1900, pagesWanted: 2000, leads: 49.5, leadsWanted: 50 },
  };
  expect(toMarkdown(rehearsal)).toContain('## Left out\n- the cut\n\n## Bounds broken\n- x: lost');
  expect(toMarkdown({ ...rehearsal, skipped: [], broken: [] })).not.toMatch(/## /);
});

import { expect, test } from 'vitest';
import type { Attempt } from './leads.child.ts';
import type { Tenth } from './requests.child.ts';
import { compareSpan, tallySpan } from './tally.ts';

const span = { from: 1000, to: 9000 };

const tenth = (at: number, good: number, failed = 0): Tenth => ({
  ...{ lane: 'pages', at, good, failed, slowestMs: 12 },
  problems: failed > 0 ? { 'status 503': failed } : {},
});

const attempt = (name: string, at: number, status = 200, press = 1): Attempt => ({
  ...{ name, kind: 'contact', at, ms: 20, status, press },
  problem: status === 200 ? '' : 'because',
});

test('pages are back at the first good answer after the last failure', () => {
  const met = tallySpan(
    span,
    [tenth(900, 0, 9), tenth(1000, 20), tenth(1500, 1, 3), tenth(1900, 0, 2), tenth(2500, 7)],
    [],
  );
  expect(met).toMatchObject({
    pages: 33,
    failedPages: 5,
    pagesBackAfter: 1.5,
    problems: { 'pages: status 503': 5 },
  });
});

test('requests under way when the harm is done count to the event, and times are counted from the harm', () => {
  const met = tallySpan(
    { ...span, harmAt: 1400 },
    [tenth(1300, 0, 2), tenth(1900, 0, 2), tenth(2500, 7)],
    [],
  );
  expect(met).toMatchObject({ failedPages: 4, pagesBackAfter: 1.1 });
});

test('pages that never come back have an infinite time', () => {
  expect(tallySpan(span, [tenth(1500, 1, 3)], []).pagesBackAfter).toBe(Number.POSITIVE_INFINITY);
});

test('an error answer and a broken connection count as failed, a request without an answer as unanswered', () => {
  const attempts = [
    attempt('a', 1100, 500),
    attempt('b', 1200, 0),
    attempt('c', 1300, -1),
    attempt('d', 1800),
  ];
  expect(tallySpan(span, [], attempts)).toMatchObject({
    ...{ leads: 4, failedLeads: 2, unansweredLeads: 1, leadsBackAfter: 0.8 },
    problems: { 'leads: status 500': 1, 'leads: because': 2 },
  });
});

test('answers of the studio are counted apart from pages of visitors', () => {
  const met = tallySpan(span, [{ ...tenth(1000, 2, 1), lane: 'studio' }], []);
  expect(met).toMatchObject({ pages: 0, studioPages: 3, failedStudioPages: 1 });
});

test('an acknowledged lead without a row is lost, even when it was acknowledged after the event', () => {
  const attempts = [
    attempt('a', 8900, 500),
    attempt('a', 9500, 200, 2),
    attempt('b', 1100),
    attempt('c', 1200, 500),
  ];
  const rows = [{ id: 1, name: 'b', delivery: 'done' }];
  expect(compareSpan(span, attempts, rows, new Map([[1, 1]]))).toEqual({
    ...{ acknowledged: 2, lost: 1, doubled: 0, unmailed: 1, doubledMails: 0 },
  });
});

test('a lead with two rows is doubled, even when it was never acknowledged', () => {
  const rows = [1, 2].map((id) => ({ id, name: 'a', delivery: 'done' }));
  const mails = new Map([
    [1, 1],
    [2, 3],
  ]);
  expect(compareSpan(span, [attempt('a', 1100, 500)], rows, mails)).toEqual({
    ...{ acknowledged: 0, lost: 0, doubled: 1, unmailed: 0, doubledMails: 2 },
  });
});

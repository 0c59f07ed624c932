import { expect, test } from 'vitest';
import type { Attempt } from './leads.child.ts';
import type { Tenth } from './requests.child.ts';
import type { EventRun } from './run-events.ts';
import { sumUp } from './sum-up.ts';

const options = { leadsPerSecond: 50, pagesPerSecond: 2000 };
const attempt = (name: string, at: number, status = 200): Attempt => ({
  ...{ name, kind: 'contact', at, ms: 20, status, press: 1, problem: '' },
});
const ranFrom = (name: string, from: number, changed: Partial<EventRun> = {}): EventRun => ({
  ...{ from, to: from + 1000, alerts: [], stillBroken: '' },
  event: { name, kills: 1, bounds: { failedLeads: 0 } },
  ...changed,
});
const onePage: Tenth = { lane: 'pages', at: 1500, good: 1, failed: 0, slowestMs: 20, problems: {} };
const common = { began: new Date(0), options, rows: [], mails: new Map(), crashes: [], skipped: [] };

test('reports an event that broke its bound and an event that never recovered', () => {
  const load = { tenths: [onePage], attempts: [attempt('a', 1500, 500), attempt('b', 2500)] };
  const rows = [{ id: 1, name: 'b', delivery: 'done' }];
  const mails = new Map([[1, 1]]);
  const events = [
    ranFrom('first', 1000),
    ranFrom('second', 2000, { stillBroken: 'Not within 120 s: whole.' }),
  ];
  const { broken, kills } = sumUp({ ...common, rows, mails, load, runs: events });
  expect(kills).toBe(2);
  expect(broken).toEqual(['first: 1 failed leads, at most 0', 'second: Not within 120 s: whole.']);
});

test('reports a lead that was lost outside all events', () => {
  const load = { tenths: [onePage], attempts: [attempt('a', 10)] };
  expect(sumUp({ ...common, load, runs: [ranFrom('first', 1000)] }).broken).toEqual([
    'the whole run: 1 acknowledged leads lost, at most 0',
    'the whole run: 1 leads without a mail, at most 0',
  ]);
});

test('reports a run without any answered page or lead, but only for what was requested', () => {
  const load = { tenths: [{ ...onePage, good: 0, failed: 3 }], attempts: [attempt('a', 1500, 500)] };
  const events = [ranFrom('first', 1000, { event: { name: 'first', kills: 1, bounds: {} } })];
  expect(sumUp({ ...common, load, runs: events }).broken).toEqual([
    'the whole run: no page was answered',
    'the whole run: no lead was acknowledged',
  ]);
  const none = { pagesPerSecond: 0, leadsPerSecond: 0 };
  expect(sumUp({ ...common, options: none, load, runs: events }).broken).toEqual([]);
});

test('reports a program that ended by itself, in the row of its event, or outside all events', () => {
  const load = { tenths: [onePage], attempts: [attempt('a', 1500)] };
  const rows = [{ id: 1, name: 'a', delivery: 'done' }];
  const mails = new Map([[1, 1]]);
  const sum = (at: number) =>
    sumUp({
      ...{ ...common, load, rows, mails },
      runs: [ranFrom('first', 1000), ranFrom('second', 2000)],
      crashes: [{ name: 'site-2', at }],
    });
  const during = sum(2500);
  expect(during.rows.map(({ figures }) => figures.crashed)).toEqual([0, 1]);
  expect(during.broken).toEqual([
    'second: 1 programs that ended by themselves, at most 0',
    'the whole run: 1 programs that ended by themselves, at most 0',
  ]);
  expect(sum(5000).broken).toEqual(['the whole run: 1 programs that ended by themselves, at most 0']);
});

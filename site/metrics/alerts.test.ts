import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@ev-site/contract/paths.ts';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { Registry } from '@prometheus-io/client';
import { describe, expect, test } from 'vitest';
import { exampleState } from '../testing/example-state.ts';
import './edge.ts';
import './leads.ts';
import './limits.ts';
import './outbox.ts';
import './renders.ts';
import { measureProcess, registry } from './registry.ts';
import './requests.ts';
import { measureState } from './state.ts';

const root = path.join(import.meta.dirname, '../..');
const deploy = path.join(root, 'deploy');
const rules = readFileSync(path.join(deploy, 'prometheus/alerts.yml'), 'utf8');
const cases = readFileSync(path.join(deploy, 'prometheus/alerts.test.yml'), 'utf8');
const dashboard = JSON.parse(readFileSync(path.join(deploy, 'grafana/ev-site.json'), 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

/** Every metric of the site, with its labels. */
const listFigures = (): Map<string, readonly string[]> => {
  const others = new Registry();
  measureProcess(others);
  measureState(exampleState, Date.now, others);
  const figures = new Map<string, readonly string[]>([['up', []]]);
  for (const metric of [...registry.getMetricsAsArray(), ...others.getMetricsAsArray()]) {
    const labels = 'labelNames' in metric ? (metric.labelNames as string[]) : [];
    figures.set(metric.name, labels);
    if (String(metric.type) !== 'histogram') continue;
    figures.set(`${metric.name}_bucket`, [...labels, 'le']);
    for (const part of ['sum', 'count']) figures.set(`${metric.name}_${part}`, labels);
  }
  return figures;
};
const figures = listFigures();
/** Metrics that blackbox_exporter reports about the public address. */
for (const name of ['probe_success', 'probe_ssl_earliest_cert_expiry']) figures.set(name, []);
/** Labels that Prometheus itself adds. */
const ofTheScrape = ['job', 'instance'];

const figure = /\b(up|(?:ev|nodejs|process|probe)_[a-z0-9_]+)(?:\{([^}]*)\})?/g;

/** Names in an expression that the site does not report. */
const listUnknown = (expression: string): string[] => {
  const named = [...expression.matchAll(figure)];
  if (named.length === 0) return [`nothing is named in ${expression}`];
  return named.flatMap(([, name = '', selectors = '']) => {
    const labels = figures.get(name);
    if (!labels) return [name];
    const asked = [...selectors.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    return asked
      .filter((label) => ![...labels, ...ofTheScrape].includes(label))
      .map((label) => `${name}{${label}}`);
  });
};

/** Labels of all series that exist from the start, so that the first event counts as an increase. */
const series = new Map(
  (await registry.getMetricsAsJSON()).map(({ name, values }) => [name, values.map(({ labels }) => labels)]),
);

/** Label values in an expression that no counter has: such an alert would never fire, and nobody would notice. */
const listNeverTold = (expression: string): string[] =>
  [...expression.matchAll(figure)].flatMap(([, name = '', selectors = '']) => {
    const told = series.get(name) ?? [];
    return [...selectors.matchAll(/(\w+)\s*=(~?)\s*\\?"([^"\\]*)/g)]
      .filter(([, label = '']) => told.length > 0 && !ofTheScrape.includes(label))
      .filter(([, label = '', isPattern, value = '']) => {
        const isMeant = (given: unknown) =>
          isPattern ? new RegExp(`^(?:${value})$`).test(String(given ?? '')) : given === value;
        return !told.some((labels) => isMeant(labels[label]));
      })
      .map(([selector]) => `${name}{${selector}"}`);
  });

/**
 * Counters in an expression that have no series at the start: the first event of its kind would not raise the alert.
 */
const listNotFromStart = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:increase|rate)\((ev_\w+_total)\b/g)]
    .map(([, name = '']) => name)
    .filter((name) => !series.get(name)?.length);

const alerts = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    // An expression is on its own line, or on the more indented lines below.
    expression: /^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/m.exec(text)?.slice(1).join('') ?? '',
    runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '',
    text,
  }));

test('the checks find an unknown metric, label, value or series', () => {
  expect(listUnknown('ev_no_such_thing > 0')).toEqual(['ev_no_such_thing']);
  expect(listUnknown('rate(ev_leads_total{knd="x"}[5m])')).toEqual(['ev_leads_total{knd}']);
  expect(listUnknown('1 > 0')).toHaveLength(1);
  expect(listNeverTold('ev_leads_total{outcome="notSavd"}')).toEqual(['ev_leads_total{outcome="notSavd"}']);
  expect(listNeverTold('ev_limit_refusals_total{limit=~"signins_.*"}')).toHaveLength(1);
  expect(listNotFromStart('sum(increase(ev_no_such_thing_total[5m])) > 0')).toHaveLength(1);
});

test('failures of every page are counted from the start', () => {
  for (const name of ['ev_render_failures_total', 'ev_requests_total'])
    expect(series.get(name)?.map(({ route }) => route)).toEqual(expect.arrayContaining(Object.values(paths)));
});

test.each(alerts)(
  '$name uses only metrics that exist, with only labels and values that exist',
  ({ expression }) => {
    expect(listUnknown(expression)).toEqual([]);
    expect(listNeverTold(expression)).toEqual([]);
    expect(listNotFromStart(expression)).toEqual([]);
  },
);

test.each(alerts)(
  '$name has a severity, a summary of one sentence, a runbook and tests',
  ({ name, text, runbook }) => {
    expect(text).toMatch(/severity: (?:page|ticket)/);
    expect(text).toMatch(/summary: ".+\."/);
    const [file = '', anchor = ''] = runbook.split('#');
    const headings = readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm);
    const anchors = [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(anchors).toContain(anchor);
    // There is a test in which the alert fires, and one in which it does not.
    expect(cases).toMatch(new RegExp(`alertname: ${name}\\n\\s+exp_alerts:\\n`));
    expect(cases).toMatch(new RegExp(`alertname: ${name}, exp_alerts: \\[\\]`));
  },
);

test.each(dashboard.panels.filter(({ targets }) => targets))(
  'the panel “$title” uses existing metrics',
  ({ targets }) => {
    for (const { expr } of targets ?? []) expect(listUnknown(expr)).toEqual([]);
  },
);

describe.skipIf(!isInstalled('promtool'))('promtool (skipped where prometheus is missing)', () => {
  test.each([
    ['check', 'rules', 'alerts.yml'],
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('%s %s %s', (...words) => {
    const { status, stdout, stderr } = spawnSync('promtool', words, {
      cwd: path.join(deploy, 'prometheus'),
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});

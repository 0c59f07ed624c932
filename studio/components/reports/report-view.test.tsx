import { sampleAnswerTimes } from '@ev-site/content/leads/answer-times.ts';
import { readPeriod } from '@ev-site/content/reports/period.ts';
import { readReport } from '@ev-site/content/reports/read-report.ts';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReportView } from './report-view.tsx';

vi.mock('../own-page.tsx', () => ({
  OwnPage: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@ev-site/content/reports/read-report.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readReport: vi.fn(),
}));

const toText = (html = ''): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the share answered in time is of all leads that were answered or are past their time', async () => {
  const counted = { leads: 12, won: 3, lost: 1, inTime: 1, late: 1, missed: 2, waiting: 5, byHand: 3 };
  const all = { label: 'All', ...counted, conditions: null };
  vi.mocked(readReport).mockResolvedValue({
    period: readPeriod({}).period,
    times: sampleAnswerTimes,
    all,
    sections: [{ key: 'kind', title: 'By kind', rows: [all] }],
    closed: { all: { ...all, won: 4 }, sections: [] },
  });
  const user = { id: 7, role: 'sales' };
  const initPageResult = { permissions: { canAccessAdmin: true }, req: { user } };
  const page = { initPageResult } as unknown as AdminViewServerProps;
  const html = renderToStaticMarkup(await ReportView(page));
  const figures = [...html.matchAll(/<dt>(.*?)<\/dt>(.*?)<\/div>/g)];
  expect(figures.map(([, name, said]) => [name, toText(said)])).toEqual([
    ['Leads', '12'],
    ['Answered in time', '25 % 1 of 4'],
    ['Answered late', '1'],
    ['Not answered', '7 for 2 the time is over'],
    ['Won or hired', '25 % 3 of 12'],
    ['Won or hired in this period', '4 whenever they came'],
    ['Won or hired', '4'],
    ['Lost or rejected', '1'],
  ]);
  expect([...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)).toEqual(['12', '25 %', '7', '25 %']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobDetail } from '../../data/jobs.ts';
import type { Settings } from '../../data/settings.ts';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { exampleForms } from '../../testing/example-page.ts';
import { getDefaultSettings } from '../layout/default-settings.ts';
import { Apply } from './apply.tsx';

const job: JobDetail = {
  id: 7,
  position: 'Welder',
  department: 'Production',
  qualification: 'ITI',
  experience: '2 years',
  location: 'Sanand',
  descriptionText: '',
  descriptionHtml: '',
  openings: 1,
  postedAt: '2026-11-01',
  closesAt: null,
  isSample: false,
};

/** Labels and targets of the buttons at the end of a position. */
const listWays = (own: Partial<Settings> = {}) => {
  const locale = getLocale('en');
  const settings: Settings = {
    ...getDefaultSettings(locale.words),
    emails: [{ label: 'Careers', address: 'careers@example.com', purpose: 'careers' }],
    ...own,
  };
  const html = renderToStaticMarkup(
    <localeContext.Provider value={locale}>
      <Apply job={job} settings={settings} forms={exampleForms} />
    </localeContext.Provider>,
  );
  return [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)];
};

test('offers the form first, and then the mailbox', () => {
  const [form, mail] = listWays();
  expect(form?.[1]).toContain('href="#apply" data-apply="7"');
  expect(form?.[2]).toBe('Fill in the form');
  expect(mail?.[2]).toBe('Mail to careers@example.com');
});

test('offers only the mailbox while forms are paused', () => {
  expect(listWays({ domainStatus: 'maintenance' }).map(([, , words]) => words)).toEqual([
    'Mail to careers@example.com',
  ]);
});

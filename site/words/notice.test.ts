import { createHash } from 'node:crypto';
import type { ColumnName } from '@ev-site/contract/forms/columns.ts';
import type { FormField } from '@ev-site/contract/forms/description.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import { type LeadKind, leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { noticeVersionPattern } from '@ev-site/contract/forms/notice-version.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { getTexts } from './words.ts';

const { kept } = en.privacy.notice;

type Row = 'enquiry' | 'application' | 'marketing';

const both = ['enquiry', 'application'] as const;

/** Where the notice names what is kept in a column, and as what: a new column needs a line here, and words in the notice. */
const named: Record<ColumnName, { in: readonly Row[]; as: string }> = {
  name: { in: both, as: 'name' },
  firstName: { in: ['enquiry'], as: 'name' },
  lastName: { in: ['enquiry'], as: 'name' },
  email: { in: both, as: 'mail address' },
  phone: { in: both, as: 'phone' },
  message: { in: both, as: 'your message' },
  vehicle: { in: ['enquiry'], as: 'the vehicle' },
  product: { in: ['enquiry'], as: 'the vehicle' },
  marker: { in: ['enquiry'], as: 'the vehicle' },
  colour: { in: ['enquiry'], as: 'its colour or body' },
  reckoning: { in: ['enquiry'], as: 'the calculation, the finder’s answer or the comparison' },
  state: { in: ['enquiry'], as: 'state' },
  city: { in: ['enquiry'], as: 'city' },
  place: { in: ['enquiry'], as: 'state and city' },
  dealer: { in: ['enquiry'], as: 'the dealer' },
  firstChoice: { in: ['enquiry'], as: 'half-days' },
  secondChoice: { in: ['enquiry'], as: 'half-days' },
  job: { in: ['application'], as: 'the position' },
  position: { in: ['application'], as: 'the position' },
  page: { in: both, as: 'the page you wrote from' },
  utmSource: { in: both, as: 'an advertisement' },
  utmMedium: { in: both, as: 'an advertisement' },
  utmCampaign: { in: both, as: 'an advertisement' },
  utmTerm: { in: both, as: 'an advertisement' },
  utmContent: { in: both, as: 'an advertisement' },
  marketingConsent: { in: ['marketing'], as: 'news by mail' },
  whatsappConsent: { in: ['marketing'], as: 'answers over WhatsApp' },
};

const toRow = (kind: LeadKind, { type }: FormField): Row =>
  type === 'consent' ? 'marketing' : kind === 'application' ? 'application' : 'enquiry';

test.each(Object.entries(named))('the notice names what is kept in %s', (_column, { in: rows, as }) => {
  for (const row of rows) expect(kept[row].what).toContain(as);
});

const rowsOf = new Map<string, readonly Row[]>(
  Object.entries(named).map(([column, { in: rows }]) => [column, rows]),
);

test.each(leadKinds)('of a form of kind %s the notice names every field in the row of its kind', (kind) => {
  const fields: readonly FormField[] = Object.values(forms[kind].fields);
  for (const field of fields) {
    if (field.column) expect(rowsOf.get(field.column.name)).toContain(toRow(kind, field));
    if (field.type === 'file') expect(kept[toRow(kind, field)].what).toContain('your resume');
  }
});

test.each(both)('the row of an %s names what comes with it besides its fields', (row) => {
  for (const said of ['the language', 'when and how it came', 'did and noted about it'])
    expect(kept[row].what).toContain(said);
});

/**
 * The words of each version of the notice, as a hash. Whoever changes a word raises `version` in all three languages
 * and adds a line: a lead keeps the version that its sender was shown, so the words of a version never change.
 */
const wordsOf: Record<string, string> = {
  '2026-11-26': '48618fd501b6e2cc',
  '2026-11-27': '6dee58aa16ec485a',
  '2026-11-28': '372af9e6f36ddda7',
  '2026-11-28.2': '671a5a77461488d0',
};

test('the words of the notice, and of the notes beside forms, are those of its version', () => {
  const { version } = en.forms.privacy;
  // With any other no consent would be kept.
  expect(version).toMatch(noticeVersionPattern);
  const catalogues = languages.map(getTexts).map(({ privacy: { notice }, forms: { privacy } }) => {
    expect(privacy.version).toBe(version);
    return [notice, privacy];
  });
  const words = createHash('sha256').update(JSON.stringify(catalogues)).digest('hex');
  expect(wordsOf[version]).toBe(words.slice(0, 16));
});

test.each(leadKinds)('the note beside a form of kind %s says for whom it is, as the notice does', (kind) => {
  for (const { forms: words } of languages.map(getTexts)) expect(words.privacy.note[kind]).toMatch(/^\D*18 /);
});

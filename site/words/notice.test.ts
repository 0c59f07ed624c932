import { createHash } from 'node:crypto';
import type { ColumnName } from '@ev-site/contract/forms/columns.ts';
import type { FormField } from '@ev-site/contract/forms/description.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import { type LeadKind, leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { noticeVersionPattern } from '@ev-site/contract/forms/notice-version.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { getTexts } from './words.ts';

type Row = 'enquiry' | 'application' | 'marketing';
type ByLanguage = Record<Language, string>;

/** The stored data that a row of the notice names. */
const toKept = (language: Language, row: Row) => getTexts(language).privacy.notice.kept[row].what;

const both = ['enquiry', 'application'] as const;

const vehicle = { en: 'the vehicle', hi: 'गाड़ी', gu: 'ગાડી' };
const halfDays = {
  en: 'half-days',
  hi: 'पसंद के दिन (दोपहर से पहले या बाद)',
  gu: 'પસંદના દિવસ (બપોર પહેલાં કે પછી)',
};
const position = { en: 'the position', hi: 'जिस पद', gu: 'જે જગ્યા' };
const advertisement = { en: 'an advertisement', hi: 'विज्ञापन', gu: 'જાહેરાત' };
const resume: ByLanguage = { en: 'your resume', hi: 'आपका रिज़्यूमे', gu: 'તમારો બાયોડેટા' };
const name = { en: 'name', hi: 'नाम', gu: 'નામ' };

/**
 * For each column with visitor data, the place where the notice names it. A new column needs a line here, and words in
 * the notice of each language.
 */
const named: Record<ColumnName, { in: readonly Row[]; as: ByLanguage }> = {
  name: { in: both, as: name },
  firstName: { in: ['enquiry'], as: name },
  lastName: { in: ['enquiry'], as: name },
  email: { in: both, as: { en: 'mail address', hi: 'ई-मेल', gu: 'ઈ-મેલ' } },
  phone: { in: both, as: { en: 'phone', hi: 'फ़ोन', gu: 'ફોન' } },
  message: { in: both, as: { en: 'your message', hi: 'आपका संदेश', gu: 'તમારો સંદેશ' } },
  vehicle: { in: ['enquiry'], as: vehicle },
  product: { in: ['enquiry'], as: vehicle },
  marker: { in: ['enquiry'], as: vehicle },
  colour: { in: ['enquiry'], as: { en: 'its colour or body', hi: 'उसका रंग या बॉडी', gu: 'તેનો રંગ કે બોડી' } },
  reckoning: {
    in: ['enquiry'],
    as: {
      en: 'the calculation, the finder’s answer or the comparison',
      hi: 'जिस हिसाब, गाड़ी के सुझाव या तुलना',
      gu: 'જે હિસાબ, ગાડીની ભલામણ કે સરખામણી',
    },
  },
  state: { in: ['enquiry'], as: { en: 'state', hi: 'राज्य', gu: 'રાજ્ય' } },
  city: { in: ['enquiry'], as: { en: 'city', hi: 'शहर', gu: 'શહેર' } },
  place: { in: ['enquiry'], as: { en: 'state and city', hi: 'राज्य और शहर', gu: 'રાજ્ય અને શહેર' } },
  dealer: { in: ['enquiry'], as: { en: 'the dealer', hi: 'डीलर', gu: 'ડીલર' } },
  firstChoice: { in: ['enquiry'], as: halfDays },
  secondChoice: { in: ['enquiry'], as: halfDays },
  job: { in: ['application'], as: position },
  position: { in: ['application'], as: position },
  page: {
    in: both,
    as: { en: 'the page you wrote from', hi: 'जिस पेज से आपने लिखा', gu: 'જે પાના પરથી તમે લખ્યું' },
  },
  utmSource: { in: both, as: advertisement },
  utmMedium: { in: both, as: advertisement },
  utmCampaign: { in: both, as: advertisement },
  utmTerm: { in: both, as: advertisement },
  utmContent: { in: both, as: advertisement },
  marketingConsent: { in: ['marketing'], as: { en: 'news by mail', hi: 'मेल पर खबरों', gu: 'ઈ-મેલ પર સમાચાર' } },
  whatsappConsent: {
    in: ['marketing'],
    as: { en: 'answers over WhatsApp', hi: 'व्हाट्सऐप पर जवाब', gu: 'વોટ્સએપ પર જવાબ' },
  },
};

const toRow = (kind: LeadKind, { type }: FormField): Row =>
  type === 'consent' ? 'marketing' : kind === 'application' ? 'application' : 'enquiry';

test.each(Object.entries(named))('the notice names the column %s', (_column, { in: rows, as }) => {
  for (const language of languages)
    for (const row of rows) expect(toKept(language, row)).toContain(as[language]);
});

const rowsOf = new Map<string, readonly Row[]>(
  Object.entries(named).map(([column, { in: rows }]) => [column, rows]),
);

test.each(leadKinds)('the notice names every field of the kind %s in the row of that kind', (kind) => {
  const fields: readonly FormField[] = Object.values(forms[kind].fields);
  for (const field of fields) {
    if (field.column) expect(rowsOf.get(field.column.name)).toContain(toRow(kind, field));
    if (field.type !== 'file') continue;
    for (const language of languages)
      expect(toKept(language, toRow(kind, field))).toContain(resume[language]);
  }
});

const besides: Record<Language, readonly string[]> = {
  en: ['the language', 'when and how it came', 'did and noted about it'],
  hi: ['भाषा', 'कब और कैसे', 'क्या किया और क्या नोट किया'],
  gu: ['ભાષા', 'ક્યારે અને કેવી રીતે આવી', 'શું કર્યું અને શું નોંધ્યું'],
};

test.each(both)('the row of an %s names the data that accompany its fields', (row) => {
  for (const language of languages)
    for (const said of besides[language]) expect(toKept(language, row)).toContain(said);
});

/**
 * The words of each version of the notice, as a hash. To change a word, raise `version` in all three languages and add
 * a line. A lead stores the version that its sender saw, so the words of a version must never change.
 */
const wordsOf: Record<string, string> = {
  '2026-11-26': '48618fd501b6e2cc',
  '2026-11-27': '6dee58aa16ec485a',
  '2026-11-28': '372af9e6f36ddda7',
  '2026-11-28.2': '671a5a77461488d0',
  '2026-11-30': '5303c1139ac9490b',
};

test('the texts of the notice and of the notes at forms match its version', () => {
  const { version } = en.forms.privacy;
  // With any other version no consent would be stored.
  expect(version).toMatch(noticeVersionPattern);
  const catalogues = languages.map(getTexts).map(({ privacy: { notice }, forms: { privacy } }) => {
    expect(privacy.version).toBe(version);
    return [notice, privacy];
  });
  const words = createHash('sha256').update(JSON.stringify(catalogues)).digest('hex');
  expect(wordsOf[version]).toBe(words.slice(0, 16));
});

test.each(leadKinds)('the note at a form of the kind %s begins with the minimum age', (kind) => {
  for (const { forms: words } of languages.map(getTexts)) expect(words.privacy.note[kind]).toMatch(/^\D*18 /);
});

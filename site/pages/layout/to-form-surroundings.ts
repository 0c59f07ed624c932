import { forms, listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import type { FormSurroundings } from '../../islands/forms/form-surroundings.ts';
import type { FormWords } from '../../islands/forms/form-words.ts';
import type { FormSettings } from '../../page/form-settings.ts';
import type { Words } from '../../words/words.ts';

const toFormWords = (kind: LeadKind, words: Words['forms']): FormWords => {
  const fields = listFields(kind);
  return {
    fields: Object.fromEntries(
      fields.flatMap(([name, { label, hint }]) =>
        label ? [[name, { label: words.labels[label], hint: hint ? words.hints[hint] : '' }]] : [],
      ),
    ),
    controls: words.controls,
    check: words.check,
    file: fields.some(([, { type }]) => type === 'file') ? words.file : null,
    success: words.success[kind],
  };
};

/** What a form of this kind shows besides its fields: its words, whom to call, and what is kept of it. */
export const toFormSurroundings = (
  kind: LeadKind,
  { phones, emails }: Settings,
  { months, humanCheck, shortestMs }: FormSettings,
  { forms: words }: Words,
): FormSurroundings => {
  const { purpose } = forms[kind];
  const phone = pickByPurpose(phones, purpose);
  const email = pickByPurpose(emails, purpose)?.address ?? '';
  const kept = kind === 'application' ? months.application : months.enquiry;
  return {
    words: toFormWords(kind, words),
    privacyNote: words.privacy.note[kind]({ months: kept, email }),
    privacyVersion: words.privacy.version,
    phone: phone ? { number: phone.number, href: phone.href } : null,
    humanCheck,
    shortestMs,
  };
};

import { forms, listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import {
  type CommonSurroundings,
  type FormSurroundings,
  joinSurroundings,
  type OwnSurroundings,
} from '../../islands/forms/form-surroundings.ts';
import type { FormWords } from '../../islands/forms/form-words.ts';
import type { FormSettings } from '../../page/form-settings.ts';
import type { Locale } from '../../page/locale.ts';
import { getTexts, type Words } from '../../words/words.ts';

const toFormWords = (kind: LeadKind, words: Words['forms'], language: Language): FormWords => {
  const fields = listFields(kind);
  return {
    fields: Object.fromEntries(
      fields.flatMap(([name, { label, hint }]) =>
        label ? [[name, { label: words.labels[label], hint: hint ? words.hints[hint] : '' }]] : [],
      ),
    ),
    controls: words.controls,
    ...(!forms[kind].screen && { kept: words.dialogs.kept }),
    check: words.check,
    file: fields.some(([, { type }]) => type === 'file') ? words.file : null,
    success: words.success[kind],
    next: words.next[kind],
    sent: getTexts(language).forms.sent,
  };
};

type Spoken = Pick<Locale, 'words' | 'pathTo' | 'language'>;

/**
 * The part around a form of this kind that is the same on every page: its words, and the note on data storage.
 */
export const toCommonSurroundings = (
  kind: LeadKind,
  { months, isForwarded, humanCheck, shortestMs }: FormSettings,
  { words: { forms: words }, pathTo, language }: Spoken,
): CommonSurroundings => {
  const { note, forwarded, complaints, version, rights, all } = words.privacy;
  const kept = kind === 'application' ? months.application : months.enquiry;
  const said = note[kind]({ months: kept });
  return {
    words: toFormWords(kind, words, language),
    privacy: {
      note: isForwarded ? `${said} ${forwarded}` : said,
      complaints: complaints({ email: '{email}' }),
      version,
      links: [
        { name: rights, href: pathTo('PrivacyRequests') },
        { name: all, href: pathTo('Privacy') },
      ],
    },
    humanCheck,
    shortestMs,
  };
};

/** The telephone for questions about a form of this kind, and the mailbox for complaints. */
export const toOwnSurroundings = (kind: LeadKind, { phones, grievance }: Settings): OwnSurroundings => {
  const phone = pickByPurpose(phones, forms[kind].purpose);
  return { phone: phone ? { number: phone.number, href: phone.href } : null, email: grievance.email };
};

/** Everything around a form of this kind: its words, whom to call, and the note on data storage. */
export const toFormSurroundings = (
  kind: LeadKind,
  settings: Settings,
  formSettings: FormSettings,
  locale: Spoken,
): FormSurroundings =>
  joinSurroundings(toCommonSurroundings(kind, formSettings, locale), toOwnSurroundings(kind, settings));

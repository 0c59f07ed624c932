import { forms } from '@ev-site/contract/forms/forms.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { describe, expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { exampleForms } from '../../testing/example-page.ts';
import { getDefaultSettings } from './default-settings.ts';
import { toCommonSurroundings, toFormSurroundings } from './to-form-surroundings.ts';

describe.each(languages)('beside a form in %s', (language) => {
  const locale = getLocale(language);
  const { forwarded } = locale.words.forms.privacy;

  test.each(leadKinds)(
    'the note of the kind %s names the other system only if forms are forwarded to it',
    (kind) => {
      const sayNote = (isForwarded: boolean) =>
        toCommonSurroundings(kind, { ...exampleForms, isForwarded }, locale).privacy.note;
      expect(sayNote(false)).not.toContain(forwarded);
      expect(sayNote(true)).toBe(`${sayNote(false)} ${forwarded}`);
    },
  );

  test.each(leadKinds)('the note of kind %s names the mailbox for complaints if there is one', (kind) => {
    const settings = getDefaultSettings(locale.words);
    const sayNote = (email: string) =>
      toFormSurroundings(kind, { ...settings, grievance: { name: '', email } }, exampleForms, locale).privacy
        .note;
    const complaints = locale.words.forms.privacy.complaints({ email: 'complaints@example.com' });
    expect(sayNote('')).toBe(toCommonSurroundings(kind, exampleForms, locale).privacy.note);
    expect(sayNote('complaints@example.com')).toBe(`${sayNote('')} ${complaints}`);
  });

  test.each(leadKinds)('kind %s says that closing deletes texts only if it has a dialog', (kind) => {
    const { kept } = toCommonSurroundings(kind, exampleForms, locale).words;
    expect(kept).toBe(forms[kind].screen ? undefined : locale.words.forms.dialogs.kept);
  });
});

import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SuccessDialog } from '../../islands/forms/success-dialog.tsx';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { exampleForms } from '../../testing/example-page.ts';
import { SentNote } from './sent-note.tsx';
import { toCommonSurroundings } from './to-form-surroundings.ts';

const locale = getLocale('gu');

test.each(leadKinds)('a form of kind %s says who answers, in the same words without script', (kind) => {
  const { success, next } = locale.words.forms;
  const { words } = toCommonSurroundings(kind, exampleForms, locale);
  const view = (
    <localeContext.Provider value={locale}>
      <SuccessDialog words={words} reference="" onClose={() => {}} />
      <SentNote kind={kind} />
    </localeContext.Provider>
  );
  const said = `<p>${success[kind]}</p><p>${next[kind]}</p>`;
  const drawn = renderToStaticMarkup(view).replaceAll(/ id="[^"]*"/g, '');
  expect(drawn.split(said)).toHaveLength(3);
});

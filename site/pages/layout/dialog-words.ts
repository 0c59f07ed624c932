import { languages } from '@ev-site/contract/paths.ts';
import type { dialogIslands } from '../../page/dialog-islands.ts';
import type { FormSettings } from '../../page/form-settings.ts';
import { type LateFile, toLateFile } from '../../page/late-props.ts';
import { getLocale, type Locale } from '../../page/locale.ts';
import { getTexts } from '../../words/words.ts';
import { toCommonSurroundings } from './to-form-surroundings.ts';

type Say = (locale: Pick<Locale, 'words' | 'pathTo' | 'language'>, forms: FormSettings) => object;

/**
 * The words of dialogs, by the island that draws them: the late props of these islands (page/island.tsx). They do not
 * depend on anything that staff can change, so they are fixed until the next start.
 */
export const dialogWords = {
  'all-round': ({ language }) => {
    const { product, lightbox } = getTexts(language);
    const { open: _, ...words } = product.allRound;
    return { words: { ...words, close: lightbox.close } };
  },
  'apply-form': (locale, forms) => ({
    common: toCommonSurroundings('application', forms, locale),
    words: locale.words.forms.dialogs.application,
  }),
  'inquiry-form': (locale, forms) => ({
    common: toCommonSurroundings('inquiry', forms, locale),
    words: locale.words.forms.dialogs.inquiry,
  }),
} satisfies Record<(typeof dialogIslands)[number], Say>;

/** The files that dialogs load when they open, in every language. */
export const listDialogFiles = (forms: FormSettings): LateFile[] =>
  languages.flatMap((language) => {
    const locale = getLocale(language);
    return Object.entries(dialogWords).map(([island, say]) => toLateFile(island, say(locale, forms)));
  });

import { figures } from './en/figures.ts';
import { forms } from './en/forms.ts';

/** The catalogue in English. Texts are in ICU MessageFormat; the other languages have the same keys. */
export const en = { figures, forms } as const;

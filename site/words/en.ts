import { events } from './en/events.ts';
import { forms } from './en/forms.ts';
import { plainPages } from './en/plain-pages.ts';

/** The catalogue in English. Texts are in ICU MessageFormat; the other languages have the same keys. */
export const en = { events, forms, plainPages } as const;

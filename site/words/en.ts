import { about } from './en/about.ts';
import { certification } from './en/certification.ts';
import { details } from './en/details.ts';
import { faqs } from './en/faqs.ts';
import { forms } from './en/forms.ts';
import { lightbox } from './en/lightbox.ts';
import { lists } from './en/lists.ts';
import { notFound } from './en/not-found.ts';
import { page } from './en/page.ts';
import { tradeShow } from './en/trade-show.ts';

/** The catalogue in English. Texts are in ICU MessageFormat; the other languages have the same keys. */
export const en = {
  about,
  certification,
  details,
  faqs,
  forms,
  lists,
  notFound,
  page,
  lightbox,
  tradeShow,
} as const;

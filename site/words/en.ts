import { about } from './en/about.ts';
import { assumptions } from './en/assumptions.ts';
import { carousel } from './en/carousel.ts';
import { certification } from './en/certification.ts';
import { compare } from './en/compare.ts';
import { contact } from './en/contact.ts';
import { dealer } from './en/dealer.ts';
import { dealerLead } from './en/dealer-lead.ts';
import { dealers } from './en/dealers.ts';
import { details } from './en/details.ts';
import { faqs } from './en/faqs.ts';
import { figures } from './en/figures.ts';
import { find } from './en/find.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { lightbox } from './en/lightbox.ts';
import { links } from './en/links.ts';
import { lists } from './en/lists.ts';
import { notFound } from './en/not-found.ts';
import { page } from './en/page.ts';
import { paper } from './en/paper.ts';
import { plainPages } from './en/plain-pages.ts';
import { preview } from './en/preview.ts';
import { privacy } from './en/privacy.ts';
import { product } from './en/product.ts';
import { savings } from './en/savings.ts';
import { testRide } from './en/test-ride.ts';
import { tradeShow } from './en/trade-show.ts';

/** The catalogue in English. Texts are in ICU MessageFormat; the other languages have the same keys. */
export const en = {
  savings,
  find,
  compare,
  assumptions,
  about,
  carousel,
  certification,
  contact,
  dealer,
  dealerLead,
  dealers,
  details,
  faqs,
  figures,
  forms,
  home,
  layout,
  lightbox,
  links,
  lists,
  notFound,
  page,
  paper,
  plainPages,
  preview,
  privacy,
  product,
  testRide,
  tradeShow,
} as const;

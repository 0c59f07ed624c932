import type { en } from './en.ts';
import { about } from './gu/about.ts';
import { assumptions } from './gu/assumptions.ts';
import { carousel } from './gu/carousel.ts';
import { certification } from './gu/certification.ts';
import { compare } from './gu/compare.ts';
import { contact } from './gu/contact.ts';
import { dealer } from './gu/dealer.ts';
import { dealerLead } from './gu/dealer-lead.ts';
import { dealers } from './gu/dealers.ts';
import { details } from './gu/details.ts';
import { faqs } from './gu/faqs.ts';
import { figures } from './gu/figures.ts';
import { find } from './gu/find.ts';
import { forms } from './gu/forms.ts';
import { home } from './gu/home.ts';
import { layout } from './gu/layout.ts';
import { lightbox } from './gu/lightbox.ts';
import { links } from './gu/links.ts';
import { lists } from './gu/lists.ts';
import { notFound } from './gu/not-found.ts';
import { page } from './gu/page.ts';
import { paper } from './gu/paper.ts';
import { plainPages } from './gu/plain-pages.ts';
import { preview } from './gu/preview.ts';
import { privacy } from './gu/privacy.ts';
import { product } from './gu/product.ts';
import { savings } from './gu/savings.ts';
import { testRide } from './gu/test-ride.ts';
import { tradeShow } from './gu/trade-show.ts';
import type { Translated } from './translated.ts';

/** The catalogue in Gujarati. */
export const gu: Translated<typeof en> = {
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
};

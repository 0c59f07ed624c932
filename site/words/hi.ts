import type { en } from './en.ts';
import { about } from './hi/about.ts';
import { assumptions } from './hi/assumptions.ts';
import { carousel } from './hi/carousel.ts';
import { certification } from './hi/certification.ts';
import { compare } from './hi/compare.ts';
import { contact } from './hi/contact.ts';
import { dealer } from './hi/dealer.ts';
import { dealerLead } from './hi/dealer-lead.ts';
import { dealers } from './hi/dealers.ts';
import { details } from './hi/details.ts';
import { faqs } from './hi/faqs.ts';
import { figures } from './hi/figures.ts';
import { find } from './hi/find.ts';
import { forms } from './hi/forms.ts';
import { home } from './hi/home.ts';
import { layout } from './hi/layout.ts';
import { lightbox } from './hi/lightbox.ts';
import { links } from './hi/links.ts';
import { lists } from './hi/lists.ts';
import { notFound } from './hi/not-found.ts';
import { page } from './hi/page.ts';
import { paper } from './hi/paper.ts';
import { plainPages } from './hi/plain-pages.ts';
import { preview } from './hi/preview.ts';
import { privacy } from './hi/privacy.ts';
import { product } from './hi/product.ts';
import { savings } from './hi/savings.ts';
import { testRide } from './hi/test-ride.ts';
import { tradeShow } from './hi/trade-show.ts';
import type { Translated } from './translated.ts';

/** The catalogue in Hindi. */
export const hi: Translated<typeof en> = {
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

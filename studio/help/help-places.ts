import { findGuide, type GuideSlug, helpPath } from './guide-list.ts';

type Place = GuideSlug | `${GuideSlug}#${string}`;

/** The guide, and where needed its heading, that explains a list or a single page of the studio. */
export const helpPlaces: Readonly<Record<string, Place>> = {
  leads: 'work-leads',
  'reply-templates': 'work-leads#write-a-reply-template',
  'webhook-events': 'people#mails-and-deliveries-that-failed',
  'routing-rules': 'routing',
  'answer-times': 'routing#within-how-many-hours-an-answer-is-due',
  'privacy-requests': 'privacy-requests',
  staff: 'people',
  'audit-log': 'people#see-who-did-what',
  'report-keys': 'people#give-another-program-figures',
  jobs: 'applications#open-a-position',
  blogs: 'publish#publish-an-article',
  events: 'publish#announce-an-event',
  'trade-shows': 'publish#show-a-trade-show',
  testimonials: 'publish#add-the-words-of-a-customer',
  'gallery-items': 'pictures#fill-the-gallery',
  media: 'pictures',
  products: 'vehicles',
  assumptions: 'vehicles#change-what-the-calculator-starts-with',
  'home-page': 'pages#change-the-home-page',
  'about-page': 'pages#change-about-us-or-the-dealer-page',
  'dealer-page': 'pages#change-about-us-or-the-dealer-page',
  banners: 'pages#change-a-slide-of-the-home-page',
  questions: 'pages#answer-a-question-on-several-pages',
  'page-meta': 'pages#change-the-title-or-the-head-of-a-page',
  menus: 'pages#change-a-menu-or-the-footer',
  redirects: 'pages#lead-an-old-address-to-its-new-page',
  'site-settings': 'pages#change-a-phone-an-address-or-a-mailbox',
  dealers: 'pages#add-or-correct-a-dealer',
  certificates: 'pages#add-a-certificate',
  states: 'pages#add-a-state-or-a-city',
  cities: 'pages#add-a-state-or-a-city',
};

/** The link to a place, with the title of its guide. */
export const toHelpLink = (place: Place): { href: string; title: string } => {
  const [slug] = place.split('#');
  return { href: `${helpPath}/${place}`, title: findGuide(slug)?.title ?? '' };
};

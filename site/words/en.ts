import { carousel } from './en/carousel.ts';
import { contact } from './en/contact.ts';
import { dealer } from './en/dealer.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { links } from './en/links.ts';
import { page } from './en/page.ts';
import { product } from './en/product.ts';

/** The catalogue in English. Texts are in ICU MessageFormat; the other languages have the same keys. */
export const en = { carousel, contact, dealer, forms, home, layout, links, page, product } as const;

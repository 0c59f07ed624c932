import { toFigureText } from '../../data/figure.ts';
import type { PageKey } from '../../data/page-meta.ts';
import { toLargestFile } from '../../data/picture.ts';
import type { Product } from '../../data/products.ts';
import type { Price } from '../../data/vehicle-head.ts';
import type { Locale } from '../../page/locale.ts';
import type { PageContext, PageHead } from '../../page/page.ts';
import { type StructuredData, toBreadcrumbList } from '../../page/structured-data.ts';
import { toHead } from '../layout/page-head.ts';
import { toTrail } from '../trail.tsx';
import type { ProductData } from './load-product.ts';
import { toScreen } from './product-screen.ts';
import { toSteps } from './trail.ts';

type ProductWords = Locale['words']['product'];

/** The title that staff wrote, else the specified default (section 9). */
const toTitle = (metaTitle: string, brand: string, words: ProductWords): string =>
  metaTitle || (brand ? words.title({ brand }) : words.titleUnnamed);

/** A vehicle that is not in the specification gets an item title with its own name. */
const toOwnTitle = ({ product: { name }, meta, frame }: ProductData, { page }: Locale['words']): string => {
  const { company } = frame.settings;
  if (meta.title) return page.itemTitle({ item: name, title: meta.title });
  return company ? page.title({ page: name, company }) : name;
};

/** The key of the common meta details. Vehicles with this key have no page title of their own. */
const commonKey: PageKey = 'product';

/** A name within a sentence: its first letter in lower case, unless the name is an acronym. */
const asInSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?![\p{Lu}\d])/u, (first) => first.toLowerCase());

const describe = ({ name, line, loneFigures }: Product, words: ProductWords): string => {
  const figures = loneFigures.map((figure) =>
    words.figure({ label: figure.label, figure: toFigureText(figure), condition: figure.condition }),
  );
  return words.description({ name, line: asInSentence(line), figures: figures.join(', ') });
};

/** The bicycles share meta details whose text is about Millo (docs/decisions/040-one-title-for-four-pages.md). */
const toDescription = ({ product, meta }: ProductData, words: ProductWords): string =>
  (product.kind !== 'bicycle' && product.metaKey !== commonKey && meta.description) ||
  describe(product, words);

/** The ex-showroom price if it is published. Availability is unknown, so it is left out. */
const toOffer = ({ rs, place }: Price, url: string): StructuredData => ({
  '@type': 'Offer',
  price: rs,
  priceCurrency: 'INR',
  url,
  ...(place ? { areaServed: place } : {}),
});

const toProductData = (
  { product, frame }: ProductData,
  description: string,
  path: string,
  publicUrl: string,
  price: Price,
): StructuredData => ({
  '@type': 'Product',
  name: product.name,
  category: product.line,
  description,
  url: publicUrl + path,
  ...(product.heroPicture ? { image: new URL(toLargestFile(product.heroPicture), publicUrl).href } : {}),
  ...(frame.settings.brand ? { brand: { '@type': 'Brand', name: frame.settings.brand } } : {}),
  // Only the three main figures: search engines show no more, and the page has the whole sheet as a table.
  additionalProperty: product.loneFigures.map(({ label, value, unit, condition }) => ({
    '@type': 'PropertyValue',
    name: label,
    value,
    ...(unit ? { unitText: unit } : {}),
    description: condition,
  })),
  offers: toOffer(price, publicUrl + path),
});

/** Title, description and structured data of the vehicle. */
export const toProductHead = (
  data: ProductData,
  context: Pick<PageContext, 'publicUrl' | 'locale'>,
): PageHead => {
  const { publicUrl, locale } = context;
  const { product, meta, frame, sitePicture } = data;
  const { path } = toScreen(product.key, locale);
  const words = locale.words.product;
  const description = toDescription(data, words);
  return toHead(frame, context, {
    title:
      product.metaKey === commonKey
        ? toOwnTitle(data, locale.words)
        : toTitle(meta.title, frame.settings.brand, words),
    description,
    canonicalPath: path,
    // A cut-out picture has no background, so shared links use the banner picture first.
    picture: product.bannerPicture ?? product.heroPicture ?? sitePicture,
    about: [
      // Search engines report a product without an offer, a review or a rating as an error.
      ...(product.price ? [toProductData(data, description, path, publicUrl, product.price)] : []),
      toBreadcrumbList(toTrail(locale, toSteps(product, locale)), publicUrl),
    ],
  });
};

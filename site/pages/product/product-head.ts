import type { Figure } from '../../data/figure.ts';
import { toLargestFile } from '../../data/picture.ts';
import type { Product } from '../../data/products.ts';
import type { PageContext, PageHead } from '../../page/page.ts';
import { type StructuredData, toBreadcrumbList } from '../../page/structured-data.ts';
import type { ProductData } from './load-product.ts';
import { toScreen } from './product-screen.ts';
import { toTrail } from './trail.ts';

/** Title that staff wrote, else the specified default (section 9). */
const toTitle = (metaTitle: string, brand: string): string =>
  metaTitle || (brand ? `Product - Welcome To ${brand} Pvt. Ltd.` : 'Product');

const inWords = ({ label, value, unit, unitPosition, condition }: Figure): string => {
  const figure = unitPosition === 'before' ? `${unit}${value}` : `${value} ${unit}`.trim();
  return `${label} ${figure} (${condition})`;
};

const describe = ({ name, line, headlineFigures }: Product): string =>
  `${name}, ${line.toLowerCase()}: ${headlineFigures.map(inWords).join(', ')}.`;

/** The page of meta details that the bicycles share is about Millo (docs/decisions/040-one-title-for-four-pages.md). */
const toDescription = ({ product, meta }: ProductData): string =>
  product.kind === 'bicycle' ? describe(product) : meta.description || describe(product);

const toProductData = (
  { product, frame, meta }: ProductData,
  path: string,
  publicUrl: string,
): StructuredData => ({
  '@type': 'Product',
  name: product.name,
  category: product.line,
  description: product.summary || meta.description,
  url: publicUrl + path,
  ...(product.heroPicture ? { image: new URL(toLargestFile(product.heroPicture), publicUrl).href } : {}),
  ...(frame.settings.brand ? { brand: { '@type': 'Brand', name: frame.settings.brand } } : {}),
  additionalProperty: product.specification
    .flatMap(({ rows }) => rows)
    .map(({ label, value, unit, condition }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit ? { unitText: unit } : {}),
      description: condition,
    })),
});

/** Title, description and what machines are told about the vehicle. */
export const toProductHead = (data: ProductData, { publicUrl }: Pick<PageContext, 'publicUrl'>): PageHead => {
  const { product, meta, frame } = data;
  const { path } = toScreen(product.key);
  // A cut-out has no ground where links are shared.
  const picture = product.bannerPicture ?? product.heroPicture;
  return {
    title: toTitle(meta.title, frame.settings.brand),
    description: toDescription(data),
    canonicalPath: path,
    ...(picture ? { image: toLargestFile(picture) } : {}),
    noindex: frame.settings.domainStatus === 'preview',
    structuredData: [toProductData(data, path, publicUrl), toBreadcrumbList(toTrail(product), publicUrl)],
  };
};

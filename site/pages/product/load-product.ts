import type { Assumption } from '../../data/assumptions.ts';
import { emptyPage } from '../../data/paged.ts';
import type { Product } from '../../data/products.ts';
import type { Question } from '../../data/questions.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import type { ReckoningBasis } from '../../data/reckoning-basis.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import type { FormSettings } from '../../page/form-settings.ts';
import type { AskedPage, BrochureFacts, PageContext } from '../../page/page.ts';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { type Instalment, toInstalment } from './to-instalment.ts';

/** All data of a product page. */
export interface ProductData extends PageStart {
  forms: FormSettings;
  publicUrl: string;
  product: Product;
  /** Index of the chosen colour; 0 if none was chosen (specification, section 4). */
  colour: number;
  /** The vehicle's numbers for calculations; null if they cannot be read. */
  reckoned: ReckonedVehicle | null;
  /** Null if it cannot be calculated. */
  instalment: Instalment | null;
  assumptions: Assumption[];
  testimonials: Testimonial[];
  questions: Question[];
  /** Null if there is no brochure. */
  brochure: BrochureFacts | null;
}

const testimonialsShown = 3;

/** A colour in the query must exist. Otherwise invented addresses could fill the cache. */
export const hasProduct = async ({ params, query, data }: AskedPage): Promise<boolean> => {
  const colours = (await data.known.getColours()).get(params.product ?? '');
  return colours !== undefined && (query.colour === undefined || colours.includes(query.colour));
};

/** Reads the product that the path names, in the colour that the query names. */
export const loadProduct = async (context: PageContext): Promise<ProductData | undefined> => {
  const { data, read, params, query } = context;
  const product = await data.getProduct(params.product ?? '');
  if (!product) return undefined;

  const colours = product.variants.filter(({ kind }) => kind === 'colour');
  const colour = query.colour === undefined ? 0 : colours.findIndex(({ key }) => key === query.colour);
  if (colour < 0) return undefined;

  const [start, vehicles, basis, assumptions, testimonials, questions, brochure] = await Promise.all([
    loadPageStart(context, product.metaKey),
    read('reckoned vehicles', (reading) => reading.listReckonedVehicles(), []),
    read<ReckoningBasis | null>('the reckoning', (reading) => reading.getReckoningBasis(), null),
    read('assumptions', (reading) => reading.listAssumptions(), []),
    read(
      'testimonials',
      () => data.listTestimonials({ pageNumber: 1, limit: testimonialsShown, productKey: product.key }),
      emptyPage,
    ),
    read('questions', () => data.listProductQuestions(product.key), []),
    // If the brochure takes too long, the page is incomplete. Rendered again, it gives the size of the file.
    read<BrochureFacts | null>(
      'brochure',
      async () => (await context.describeBrochure?.(product.key)) ?? null,
      null,
    ),
  ]);
  return {
    ...start,
    forms: context.forms,
    publicUrl: context.publicUrl,
    product,
    colour,
    reckoned: vehicles.find(({ key }) => key === product.key) ?? null,
    instalment: toInstalment(basis, product.key),
    assumptions,
    testimonials: testimonials.items,
    questions,
    brochure,
  };
};

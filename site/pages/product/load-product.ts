import type { Assumption } from '../../data/assumptions.ts';
import { emptyPage } from '../../data/paged.ts';
import type { Product } from '../../data/products.ts';
import type { Question } from '../../data/questions.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import type { ReckoningBasis } from '../../data/reckoning-basis.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import type { FormSettings } from '../../page/form-settings.ts';
import type { AskedPage, BrochureFacts, PageContext } from '../../page/page.ts';
import { loadOpening, type Opening } from '../layout/load-opening.ts';
import { type Instalment, toInstalment } from './to-instalment.ts';

/** Everything that a product page shows. */
export interface ProductData extends Opening {
  forms: FormSettings;
  publicUrl: string;
  product: Product;
  /** Index of the colour that was asked for; 0 where none was (specification, section 4). */
  colour: number;
  /** Its numbers; null where they cannot be read. */
  reckoned: ReckonedVehicle | null;
  /** Null where it cannot be reckoned. */
  instalment: Instalment | null;
  assumptions: Assumption[];
  testimonials: Testimonial[];
  questions: Question[];
  /** Null where none can be had. */
  brochure: BrochureFacts | null;
}

const testimonialsShown = 3;

/** A colour that the vehicle does not come in is no page: any other answer would let made-up addresses fill the cache. */
export const hasProduct = async ({ params, query, data }: AskedPage): Promise<boolean> => {
  const colours = (await data.known.getColours()).get(params.product ?? '');
  return colours !== undefined && (query.colour === undefined || colours.includes(query.colour));
};

/** Reads the product that the route names, in the colour that is asked for. */
export const loadProduct = async (context: PageContext): Promise<ProductData | undefined> => {
  const { data, read, params, query } = context;
  const product = await data.getProduct(params.product ?? '');
  if (!product) return undefined;

  const colours = product.variants.filter(({ kind }) => kind === 'colour');
  const colour = query.colour === undefined ? 0 : colours.findIndex(({ key }) => key === query.colour);
  if (colour < 0) return undefined;

  const [opening, vehicles, basis, assumptions, testimonials, questions, brochure] = await Promise.all([
    loadOpening(context, product.metaKey),
    read('reckoned vehicles', (reading) => reading.listReckonedVehicles(), []),
    read<ReckoningBasis | null>('the reckoning', (reading) => reading.getReckoningBasis(), null),
    read('assumptions', (reading) => reading.listAssumptions(), []),
    read(
      'testimonials',
      () => data.listTestimonials({ pageNumber: 1, limit: testimonialsShown, productKey: product.key }),
      emptyPage,
    ),
    read('questions', () => data.listProductQuestions(product.key), []),
    // A page that had not the patience for it is made again, and says then how large the file is.
    read<BrochureFacts | null>(
      'brochure',
      async () => (await context.describeBrochure?.(product.key)) ?? null,
      null,
    ),
  ]);
  return {
    ...opening,
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

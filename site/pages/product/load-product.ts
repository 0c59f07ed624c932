import type { PageMeta } from '../../data/page-meta.ts';
import type { Paged } from '../../data/paged.ts';
import type { Product } from '../../data/products.ts';
import type { Question } from '../../data/questions.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import type { FormSettings } from '../../page/form-settings.ts';
import type { AskedPage, PageContext } from '../../page/page.ts';
import { type Frame, loadFrame } from '../layout/load-frame.ts';

/** Everything that a product page shows. */
export interface ProductData {
  frame: Frame;
  forms: FormSettings;
  meta: PageMeta;
  product: Product;
  /** Index of the colour that was asked for; 0 where none was (specification, section 4). */
  colour: number;
  testimonials: Testimonial[];
  questions: Question[];
}

const testimonialsShown = 3;

const noMeta: PageMeta = { title: '', description: '', heading: '', introduction: '', picture: null };

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

  const [frame, meta, testimonials, questions] = await Promise.all([
    loadFrame(context),
    read('meta details', () => data.getPageMeta(product.metaKey), noMeta),
    read<Paged<Testimonial>>(
      'testimonials',
      () => data.listTestimonials({ pageNumber: 1, limit: testimonialsShown, productKey: product.key }),
      { items: [], pageNumber: 1, total: 0, totalPages: 0 },
    ),
    read('questions', () => data.listProductQuestions(product.key), [] as Question[]),
  ]);
  return { frame, forms: context.forms, meta, product, colour, testimonials: testimonials.items, questions };
};

import type { Product } from '@ev-site/content/payload-types.ts';
import type { Readers } from './readers.ts';

/** One line of the range in the Products menu; three of them, each with its models. */
export interface MenuGroup {
  line: Product['menuGroup'];
  /** `name` is in the capitals of the number plate, `called` as a sentence names it. */
  products: { key: string; name: string; called: string }[];
}

/** Reads the Products menu: the lines of the range in the order of their first models. */
export const getMenu = async ({ content }: Readers): Promise<MenuGroup[]> => {
  const { docs } = await content.find({
    collection: 'products',
    sort: '_order',
    depth: 0,
    pagination: false,
    select: { key: true, name: true, plateName: true, menuGroup: true },
  });
  const groups = Map.groupBy(docs, (product) => product.menuGroup);
  return [...groups].map(([line, products]) => ({
    line,
    products: products.map(({ key, name, plateName }) => ({ key, name: plateName, called: name })),
  }));
};

import type { Product } from '../../data/products.ts';
import type { Locale } from '../../page/locale.ts';
import type { TrailStep } from '../trail.tsx';

/**
 * The spelling for the plate. CSS makes it upper case, because screen readers read a word in small letters as a word.
 */
const toPlateSpelling = (plateName: string, name: string): string =>
  name.toUpperCase() === plateName.toUpperCase() ? name : plateName;

/**
 * The steps below the home page to a product. Above the product stands the range, which has no page of its own. Two
 * pages are named after their line, the others after the vehicle (specification, section 2).
 */
export const toSteps = (
  {
    kind,
    name,
    plateName,
    breadcrumbParent,
  }: Pick<Product, 'kind' | 'name' | 'plateName' | 'breadcrumbParent'>,
  { words, pathTo }: Pick<Locale, 'words' | 'pathTo'>,
): TrailStep[] => {
  const lines: Partial<Record<Product['kind'], string>> = words.product.lines;
  const line = lines[kind];
  return [
    { name: words.product.parents[breadcrumbParent], href: `${pathTo('Home')}#range` },
    line ? { name: line } : { name, plate: toPlateSpelling(plateName, name) },
  ];
};

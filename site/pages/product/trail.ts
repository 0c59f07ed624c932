import type { Product } from '../../data/products.ts';
import type { Locale } from '../../page/locale.ts';
import type { TrailStep } from '../trail.tsx';

/**
 * The steps below the home page to a product; above it the range, which has no page of its own. Two pages are named
 * after their line, the others after the vehicle (specification, section 2).
 */
export const toSteps = (
  { kind, name, breadcrumbParent }: Pick<Product, 'kind' | 'name' | 'breadcrumbParent'>,
  { words, pathTo }: Pick<Locale, 'words' | 'pathTo'>,
): TrailStep[] => {
  const lines: Partial<Record<Product['kind'], string>> = words.product.lines;
  return [
    { name: words.product.parents[breadcrumbParent], href: `${pathTo('Home')}#range` },
    { name: lines[kind] ?? name },
  ];
};

import type { Product } from '../../data/products.ts';
import type { Locale } from '../../page/locale.ts';

/**
 * The steps from the home page to a product; between them the range, which has no page of its own. Two pages are named
 * after their line, the others after the vehicle (specification, section 2).
 */
export const toTrail = (
  { kind, name, breadcrumbParent }: Pick<Product, 'kind' | 'name' | 'breadcrumbParent'>,
  { words, pathTo }: Pick<Locale, 'words' | 'pathTo'>,
): { name: string; href?: string }[] => {
  const home = pathTo('Home');
  const lines: Partial<Record<Product['kind'], string>> = words.product.lines;
  return [
    { name: words.page.trail.home, href: home },
    { name: breadcrumbParent, href: `${home}#range` },
    { name: lines[kind] ?? name },
  ];
};

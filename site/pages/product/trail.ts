import { pathTo } from '@ev-site/contract/paths.ts';
import type { Product } from '../../data/products.ts';

/** Specification, section 2: these two pages are named after their line, the others after the vehicle. */
const lines: Partial<Record<Product['kind'], string>> = { cargo: 'Cargo line', passenger: 'Passenger line' };

/** The steps from the home page to a product; between them the range, which has no page of its own. */
export const toTrail = ({ kind, name, breadcrumbParent }: Product): { name: string; href?: string }[] => [
  { name: 'Home', href: pathTo('Home') },
  { name: breadcrumbParent, href: `${pathTo('Home')}#range` },
  { name: lines[kind] ?? name },
];

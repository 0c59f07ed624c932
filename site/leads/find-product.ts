import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { cutText, toLine } from '@ev-site/contract/forms/plain-text.ts';
import { pathToProduct, withoutLanguage } from '@ev-site/contract/paths.ts';
import type { ProductChoice } from './known-choices.ts';
import type { LeadForm } from './lead-form.ts';

/** The vehicle whose marker is among the fields, and what the marker says; undefined if there is none. */
export const findMarked = (
  fields: LeadForm['fields'],
  products: readonly ProductChoice[],
): { product: ProductChoice; said: string } | undefined => {
  const product = products.find(({ markerField }) => markerField && typeof fields[markerField] === 'string');
  return product && { product, said: toLine(String(fields[product.markerField])) };
};

/**
 * Finds the vehicle of an inquiry: the marked one; else the one with this key; else the one on whose page the form
 * stands.
 */
export const findProduct = (
  vehicle: string,
  { fields, fromPath }: Pick<LeadForm, 'fields' | 'fromPath'>,
  products: readonly ProductChoice[],
): ColumnValues => {
  const marked = findMarked(fields, products);
  const product =
    marked?.product ??
    products.find(({ key }) => key === vehicle) ??
    products.find(({ key }) => withoutLanguage(fromPath) === pathToProduct(key));
  if (!product) return {};
  return { product: product.id, marker: cutText(marked?.said ?? '', limits.label) || product.name };
};

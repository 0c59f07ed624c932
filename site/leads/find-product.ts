import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { cutText, toLine } from '@ev-site/contract/forms/plain-text.ts';
import { pathToProduct, withoutLanguage } from '@ev-site/contract/paths.ts';
import type { ProductChoice } from './known-choices.ts';
import type { LeadForm } from './lead-form.ts';

/**
 * Finds the vehicle of an inquiry: the marked one; else the one with this key; else the one on whose page the form
 * stands.
 */
export const findProduct = (
  vehicle: string,
  { fields, fromPath }: Pick<LeadForm, 'fields' | 'fromPath'>,
  products: readonly ProductChoice[],
): ColumnValues => {
  const marked = products.find(({ markerField }) => markerField && typeof fields[markerField] === 'string');
  const product =
    marked ??
    products.find(({ key }) => key === vehicle) ??
    products.find(({ key }) => withoutLanguage(fromPath) === pathToProduct(key));
  if (!product) return {};
  const said = marked ? toLine(String(fields[marked.markerField])) : '';
  return { product: product.id, marker: cutText(said, limits.label) || product.name };
};

import { readAskedAbout } from '@ev-site/contract/forms/asked-about.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { pathTo, withoutLanguage } from '@ev-site/contract/paths.ts';
import type { ProductChoice } from './known-choices.ts';
import type { LeadForm } from './lead-form.ts';

/**
 * The vehicle, and its body or colour, that a visitor was asking about when "Enquire Now" led to the page of the
 * contact form, because its dialog could not open. As with the campaign, the browser sends it in the address of the
 * form's page.
 */
export const findAskedAbout = async (
  { fromPath, fromQuery }: Pick<LeadForm, 'fromPath' | 'fromQuery'>,
  listProducts: () => Promise<readonly ProductChoice[]>,
): Promise<ColumnValues> => {
  if (withoutLanguage(fromPath) !== pathTo('ContactUs')) return {};
  const { vehicle, choice } = readAskedAbout(fromQuery);
  if (!vehicle) return {};
  const product = (await listProducts()).find(({ key }) => key === vehicle);
  if (!product) return {};
  return {
    product: product.id,
    marker: product.name,
    ...(product.choices.includes(choice) && { colour: choice }),
  };
};

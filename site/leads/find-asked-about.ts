import { readAskedAbout } from '@ev-site/contract/forms/asked-about.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { pathTo, withoutLanguage } from '@ev-site/contract/paths.ts';
import type { ProductChoice } from './known-choices.ts';
import type { LeadForm } from './lead-form.ts';

/**
 * The vehicle, and the body or colour, that the page of the enquiry form was asked about: where an "Enquire Now" leads
 * to whose window does not open. As with the campaign, browsers tell it with the form, in the address of its page.
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

import type { Words } from '@ev-site/content/leads/lead-key.ts';
import { readAskedAbout } from '@ev-site/contract/forms/asked-about.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { FieldType } from '@ev-site/contract/forms/description.ts';
import { listFields } from '@ev-site/contract/forms/forms.ts';
import { pathTo, withoutLanguage } from '@ev-site/contract/paths.ts';
import { findMarked } from './find-product.ts';
import type { KnownChoices } from './known-choices.ts';
import type { LeadForm } from './lead-form.ts';

/** A form resent from the visitor's device has no consents and another answer to the human check. */
const notWords: readonly FieldType[] = ['consent', 'answer', 'file'];

/** What a form is about, where its fields do not say it: as its sender wrote it, and not as the content names it. */
const toSubject = async (
  { kind, fields, fromPath, fromQuery }: LeadForm,
  vehicle: unknown,
  { listProducts }: Pick<KnownChoices, 'listProducts'>,
): Promise<Words> => {
  if (kind !== 'contact' && kind !== 'inquiry') return {};
  const page = withoutLanguage(fromPath);
  if (kind === 'contact') return page === pathTo('ContactUs') ? { ...readAskedAbout(fromQuery) } : {};
  const marked = findMarked(fields, await listProducts());
  if (marked) return { marker: marked.product.markerField, said: marked.said };
  return vehicle ? {} : { page };
};

/**
 * The words by which a form that is sent again is known as the same: what its sender wrote. Staff may change or remove
 * the names, half-days and positions of the content between the two sendings.
 * @param values the parsed fields
 * @param columns the same by their columns, with phone numbers as they are dialled
 */
export const toWords = async (
  form: LeadForm,
  values: Readonly<Record<string, string | number | boolean>>,
  columns: ColumnValues,
  choices: Pick<KnownChoices, 'listProducts'>,
): Promise<Words> => {
  const fields = listFields(form.kind).filter(([, { type }]) => !notWords.includes(type));
  const words = fields.map(([name, { type }]) => [name, type === 'phone' ? columns.phone : values[name]]);
  return { ...Object.fromEntries(words), ...(await toSubject(form, values.vehicle, choices)) };
};

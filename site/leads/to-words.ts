import type { Words } from '@ev-site/content/leads/lead-key.ts';
import { readAskedAbout } from '@ev-site/contract/forms/asked-about.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import type { FieldType } from '@ev-site/contract/forms/description.ts';
import { formGuardSchema } from '@ev-site/contract/forms/form-guard.ts';
import { listFields } from '@ev-site/contract/forms/forms.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { pathTo, withoutLanguage } from '@ev-site/contract/paths.ts';
import type { LeadForm } from './lead-form.ts';

/** A form resent from the visitor's device has no consents and another answer to the human check. */
const notWords: readonly FieldType[] = ['consent', 'answer', 'file'];

/**
 * The fields that only the content knows: a vehicle's own field marks an inquiry about it. The answer of a human check,
 * which its provider adds and which is new each time, is longer than any of them.
 */
const readMarkers = ({ kind, fields }: LeadForm): Words => {
  const described = new Set([
    ...listFields(kind).map(([name]) => name),
    ...Object.keys(formGuardSchema.shape),
  ]);
  const markers = Object.entries(fields).filter(
    (field): field is [string, string] =>
      !described.has(field[0]) && typeof field[1] === 'string' && field[1].length <= limits.label,
  );
  return Object.fromEntries(markers);
};

/** What a form is about, where its fields do not say it: as its sender wrote it, and not as the content names it. */
const toSubject = (form: LeadForm, vehicle: unknown): Words => {
  if (form.kind !== 'contact' && form.kind !== 'inquiry') return {};
  const page = withoutLanguage(form.fromPath);
  if (form.kind === 'contact')
    return page === pathTo('ContactUs') ? { ...readAskedAbout(form.fromQuery) } : {};
  const markers = readMarkers(form);
  return vehicle || Object.keys(markers).length > 0 ? markers : { page };
};

/**
 * The words by which a form that is sent again is known as the same: what its sender wrote. Staff may change or remove
 * the names, half-days and positions of the content between the two sendings.
 * @param values the parsed fields
 * @param columns the same by their columns, with phone numbers as they are dialled
 */
export const toWords = (
  form: LeadForm,
  values: Readonly<Record<string, string | number | boolean>>,
  columns: ColumnValues,
): Words => {
  const fields = listFields(form.kind).filter(([, { type }]) => !notWords.includes(type));
  const words = fields.map(([name, { type }]) => [name, type === 'phone' ? columns.phone : values[name]]);
  return { ...Object.fromEntries(words), ...toSubject(form, values.vehicle) };
};

import type { Words } from '@ev-site/content/leads/lead-key.ts';
import { toPhoneNumber } from '@ev-site/content/leads/phone-number.ts';
import { type FieldCodes, toFieldCodes } from '@ev-site/contract/forms/codes.ts';
import type { ColumnValues } from '@ev-site/contract/forms/columns.ts';
import { listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { readText } from '@ev-site/contract/forms/plain-text.ts';
import { type FormValues, parseForm } from '@ev-site/contract/forms/schemas.ts';
import { toTypedPhone } from '@ev-site/contract/forms/typed-phone.ts';
import { checkDealerEnquiry, checkTestRide } from './check-choices.ts';
import { findAskedAbout } from './find-asked-about.ts';
import { findProduct } from './find-product.ts';
import { findReckoning } from './find-reckoning.ts';
import type { KnownChoices } from './known-choices.ts';
import type { CheckResult, LeadForm } from './lead-form.ts';
import { toWords } from './to-words.ts';

/** Data that the checks read from the content. */
export interface FieldCheckOptions {
  choices: KnownChoices;
  /** Finds a job by its id; null when the job is not open. */
  getJob(id: number): Promise<{ position: string } | null>;
  /** Current time; tests replace it. */
  now?: () => Date;
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
}

/**
 * Result of looking a form up in the content: columns that the server fills, and codes for values that the content does
 * not know.
 */
interface LookUp {
  columns: ColumnValues;
  codes?: FieldCodes;
}

type Check<Kind extends LeadKind> = (
  values: FormValues<Kind>,
  form: LeadForm,
  options: FieldCheckOptions,
) => Promise<LookUp> | LookUp;

/** Checks of each form that its schema cannot make. */
const contentChecks: { [Kind in LeadKind]: Check<Kind> } = {
  dealer: (values, _form, { choices }) => checkDealerEnquiry(values, choices),
  async contact({ firstname, lastname }, form, { choices }) {
    const about = await findAskedAbout(form, choices.listProducts);
    return { columns: { name: `${firstname} ${lastname}`, ...about } };
  },
  async inquiry({ vehicle, reckoning }, form, { choices, publicUrl }) {
    const product = findProduct(vehicle, form, await choices.listProducts());
    return { columns: { ...product, ...findReckoning(reckoning, publicUrl) } };
  },
  testride: (values, _form, { choices, now = () => new Date() }) => checkTestRide(values, choices, now()),
  async application({ jobid }, _form, { getJob }) {
    const job = await getJob(jobid);
    return job ? { columns: { position: job.position } } : { columns: {}, codes: { jobid: ['jobUnknown'] } };
  },
};

/**
 * Takes every field that has a column, under the name of that column. A phone number gets its dialled form; a wrong
 * number gets a code.
 */
const fillColumns = (kind: LeadKind, values: Readonly<Record<string, unknown>>): LookUp => {
  const columns: Record<string, unknown> = {};
  const codes: Record<string, FieldCodes[string]> = {};
  for (const [name, { type, column, codes: known }] of listFields(kind)) {
    if (!column) continue;
    const value = values[name];
    columns[column.name] = value;
    // When another field fails the schema, the values are raw: not cleaned, and of any type.
    const typed = toTypedPhone(readText(value));
    if (type !== 'phone' || typed === '') continue;
    const phone = toPhoneNumber(typed);
    if (phone) columns[column.name] = phone;
    else codes[name] = [known.wrong ?? 'phoneForm'];
  }
  return { columns, codes };
};

/** Puts the codes into the order of the fields on the page: a list of them is read beside the form. */
const sortCodes = (kind: LeadKind, codes: FieldCodes): FieldCodes => {
  const names = listFields(kind).map(([name]) => name);
  return Object.fromEntries(
    Object.entries(codes).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  );
};

const pdfStart = Buffer.from('%PDF-');

const checkFile = ({ kind, resume }: LeadForm): FieldCodes => {
  const found = listFields(kind).find(([, { type }]) => type === 'file');
  if (!found) return {};
  const [name, { most, codes }] = found;
  const refuse = (code = codes.missing): FieldCodes => (code ? { [name]: [code] } : {});
  if (!resume || resume.bytes.length === 0) return refuse();
  if (resume.bytes.length > most) return refuse(codes.long);
  return Buffer.from(resume.bytes.subarray(0, pdfStart.length)).equals(pdfStart) ? {} : refuse(codes.wrong);
};

/** A form that was read without the clock and without what staff may change. */
type ReadForm =
  | {
      /** What the sender wrote. */
      words: Words;
      /** Makes the checks with the content: vehicle, half-day, state and city, position. */
      check(): Promise<CheckResult>;
    }
  /** The form is wrong in itself. */
  | { words: null; check(): Promise<{ codes: FieldCodes }> };

const readKind = <Kind extends LeadKind>(
  kind: Kind,
  form: LeadForm,
  options: FieldCheckOptions,
): ReadForm => {
  const parsed = parseForm(kind, form.fields);
  const file = checkFile(form);
  if (!parsed.success) {
    const { codes } = fillColumns(kind, form.fields);
    const all = { ...codes, ...toFieldCodes(parsed.error.issues), ...file };
    return { words: null, check: async () => ({ codes: sortCodes(kind, all) }) };
  }
  const filled = fillColumns(kind, parsed.data);
  const wrong = { ...filled.codes, ...file };
  const lookUp = async () => contentChecks[kind](parsed.data, form, options);
  if (Object.keys(wrong).length > 0)
    return {
      words: null,
      check: async () => ({ codes: sortCodes(kind, { ...wrong, ...(await lookUp()).codes }) }),
    };
  return {
    words: toWords(form, parsed.data, filled.columns),
    async check() {
      const { columns, codes = {} } = await lookUp();
      if (Object.keys(codes).length > 0) return { codes: sortCodes(kind, codes) };
      return {
        lead: {
          columns: { email: '', ...filled.columns, ...columns },
          rCaptcha: readText(form.fields.rCaptcha),
        },
      };
    },
  };
};

/** Reads a form: schema, phone number, file. */
export const readForm = (form: LeadForm, options: FieldCheckOptions): ReadForm =>
  readKind(form.kind, form, options);

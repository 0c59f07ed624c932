import { type FieldMessages, toFieldMessages } from '@ev-site/contract/failure.ts';
import { applicationSchema } from '@ev-site/contract/leads/application.ts';
import { contactSchema } from '@ev-site/contract/leads/contact.ts';
import { dealerSchema } from '@ev-site/contract/leads/dealer.ts';
import { inquirySchema } from '@ev-site/contract/leads/inquiry.ts';
import { limits } from '@ev-site/contract/leads/limits.ts';
import { leadMessages } from '@ev-site/contract/leads/messages.ts';
import { toLine } from '@ev-site/contract/leads/plain-text.ts';
import type { KnownChoices, ProductChoice } from './known-choices.ts';
import type { CheckedLead, CheckResult, LeadForm } from './lead-form.ts';
import { toPhoneNumber } from './phone-number.ts';

/** What the checks ask of the content. */
export interface FieldCheckOptions {
  choices: KnownChoices;
  /** The position behind an id; null where it is not open. */
  getJob(id: number): Promise<{ position: string } | null>;
}

type Parsed = {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
};

const messagesOf = (parsed: Parsed): FieldMessages => toFieldMessages(parsed.error?.issues ?? []);

/** The number as it is called, and the message where there can be no such number. */
const checkPhone = (field: 'phone' | 'mobile', text: string): { phone: string; messages: FieldMessages } => {
  const phone = toPhoneNumber(text);
  return phone ? { phone, messages: {} } : { phone: '', messages: { [field]: [leadMessages.phoneForm] } };
};

const finish = (lead: CheckedLead, ...messages: FieldMessages[]): CheckResult => {
  const all: FieldMessages = Object.assign({}, ...messages);
  return Object.keys(all).length > 0 ? { messages: all } : { lead };
};

const checkDealer = async ({ fields }: LeadForm, { choices }: FieldCheckOptions): Promise<CheckResult> => {
  const parsed = dealerSchema.safeParse(fields);
  if (!parsed.success) return { messages: messagesOf(parsed) };
  const { name, email, message, vehicle, state_id, city_id } = parsed.data;
  const { phone, messages } = checkPhone('phone', parsed.data.phone);
  const chosen = await choices.checkDealer(parsed.data);
  return finish(
    {
      name,
      email,
      phone,
      message,
      vehicle,
      state: state_id,
      city: city_id,
      place: chosen.place,
      rCaptcha: null,
    },
    messages,
    chosen.messages,
  );
};

const checkContact = async ({ fields }: LeadForm): Promise<CheckResult> => {
  const parsed = contactSchema.safeParse(fields);
  if (!parsed.success) return { messages: messagesOf(parsed) };
  const { firstname, lastname, email, message } = parsed.data;
  const { phone, messages } = checkPhone('phone', parsed.data.phone);
  const name = `${firstname} ${lastname}`;
  return finish(
    { name, firstName: firstname, lastName: lastname, email, phone, message, rCaptcha: null },
    messages,
  );
};

/** The marked vehicle; without a marker the one whose page the form was sent from. */
const findProduct = ({ fields, fromPath }: LeadForm, products: readonly ProductChoice[]) => {
  const marked = products.find(({ markerField }) => markerField && typeof fields[markerField] === 'string');
  const product = marked ?? products.find(({ key }) => fromPath === `/product${key}`);
  if (!product) return {};
  const marker = marked
    ? Array.from(toLine(String(fields[marked.markerField])))
        .slice(0, limits.label)
        .join('')
    : '';
  return { product: product.id, marker: marker || product.name };
};

const checkInquiry = async (form: LeadForm, { choices }: FieldCheckOptions): Promise<CheckResult> => {
  const parsed = inquirySchema.safeParse(form.fields);
  if (!parsed.success) return { messages: messagesOf(parsed) };
  const { name, email, comment, colorval, rCaptcha } = parsed.data;
  const { phone, messages } = checkPhone('mobile', parsed.data.mobile);
  const product = findProduct(form, await choices.listProducts());
  return finish({ name, email, phone, message: comment, colour: colorval, ...product, rCaptcha }, messages);
};

const checkFile = ({ resume }: LeadForm): FieldMessages => {
  if (!resume || resume.bytes.length === 0) return { resume: [leadMessages.resumeMissing] };
  if (resume.bytes.length > limits.resume) return { resume: [leadMessages.resumeLarge] };
  if (!Buffer.from(resume.bytes.subarray(0, 5)).equals(Buffer.from('%PDF-')))
    return { resume: [leadMessages.resumeNotPdf] };
  return {};
};

const checkApplication = async (form: LeadForm, { getJob }: FieldCheckOptions): Promise<CheckResult> => {
  const parsed = applicationSchema.safeParse(form.fields);
  const file = checkFile(form);
  if (!parsed.success) return { messages: { ...messagesOf(parsed), ...file } };
  const { name, email, comment, jobid, rCaptcha } = parsed.data;
  const { phone, messages } = checkPhone('mobile', parsed.data.mobile);
  const job = await getJob(jobid);
  return finish(
    { name, email, phone, message: comment, job: jobid, position: job?.position ?? '', rCaptcha },
    messages,
    file,
    job ? {} : { jobid: [leadMessages.jobUnknown] },
  );
};

const checks = {
  dealer: checkDealer,
  contact: checkContact,
  inquiry: checkInquiry,
  application: checkApplication,
};

/** Asks every question that a form's fields can answer: schema, phone number, vehicle, state and city, position, file. */
export const checkFields = (form: LeadForm, options: FieldCheckOptions): Promise<CheckResult> =>
  checks[form.kind](form, options);

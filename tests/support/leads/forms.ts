import { randomBytes, randomInt } from 'node:crypto';
import { makeResume } from '../hostile/pdf.ts';
import { getHumanAnswer } from './human-answer.ts';

/** Every request of the site's own forms has this header. */
const browserHeader = { 'X-Requested-With': 'XMLHttpRequest' };

/** A name in letters that no other lead of this run has. */
export const newName = (): string => {
  const letters = Array.from(
    randomBytes(8).toString('hex'),
    (digit) => 'abcdefghijklmnop'[parseInt(digit, 16)],
  ).join('');
  return `Asha ${letters}`;
};

/** A mobile number that probably no other lead has: leads with the same number are mailed one after the other. */
export const newMobile = (): string => `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;

/** A mobile number as it is stored. */
export const toStoredMobile = (mobile: string): string => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;

/** Sends JSON as the islands do. */
export const postJson = (
  baseUrl: string,
  path: string,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(new URL(path, baseUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...browserHeader, ...headers },
    body: JSON.stringify(fields),
  });

/** A valid contact enquiry. */
export const makeContact = () => ({
  firstname: newName(),
  lastname: 'Patel',
  email: 'asha@example.com',
  phone: '98250 12345',
  message: 'Which vehicle takes 500 kg?',
});

/** A valid dealer enquiry, for the first city of the first state that has one. */
export const makeDealer = async (baseUrl: string) => {
  const response = await fetch(new URL('/api/get-cities/7', baseUrl));
  const { data } = (await response.json()) as { data: { data: { id: number }[] } };
  return {
    name: newName(),
    email: 'dealer@example.com',
    vehicle: 'Millo',
    state_id: '7',
    city_id: String(data.data[0]?.id),
    phone: '+91 98250 12345',
    message: 'I have a showroom of 200 square metres.',
  };
};

/** A valid test ride on the first half-day that the dealer's page offers; without a mail address. */
export const makeTestRide = async (baseUrl: string, dealer = 'surat-udhna') => {
  const page = await fetch(new URL(`/testride?vehicle=millo&dealer=${dealer}`, baseUrl));
  const days = [...(await page.text()).matchAll(/<option value="(\d{4}-\d\d-\d\d-[ap]m)"/g)];
  const [first, second] = days.map(([, day]) => day);
  if (!first || !second) throw new Error(`No half-days are offered (${page.status}).`);
  return {
    vehicle: 'millo',
    dealer,
    first_choice: first,
    second_choice: second,
    name: newName(),
    mobile: '98250 12345',
  };
};

/** A valid product inquiry, with a solved human check. */
export const makeInquiry = async (baseUrl: string) => ({
  name: newName(),
  email: 'buyer@example.com',
  mobile: '98250 12345',
  comment: '',
  rCaptcha: await getHumanAnswer(baseUrl),
});

/** Sends a job application with the given file. */
export const postApplication = async (
  baseUrl: string,
  {
    file = makeResume(),
    name = 'resume.pdf',
    fields = {},
  }: { file?: Buffer; name?: string; fields?: Record<string, string> } = {},
): Promise<Response> => {
  const form = new FormData();
  const all = {
    name: newName(),
    email: 'worker@example.com',
    mobile: '98250 12345',
    comment: '',
    jobid: '1',
    ...fields,
    rCaptcha: fields.rCaptcha ?? (await getHumanAnswer(baseUrl)),
  };
  for (const [field, value] of Object.entries(all)) form.set(field, value);
  form.set('resume', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), name);
  return fetch(new URL('/api/post-apply-job', baseUrl), {
    method: 'POST',
    headers: browserHeader,
    body: form,
  });
};

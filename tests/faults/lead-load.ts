import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { makeContact, makeTestRide, newMobile, newName, postJson } from '../leads/forms.ts';
import { percentile } from '../percentile.ts';

/** One form of a load: which lead, what was answered at last, and how long that answer took. */
export interface SentForm {
  name: string;
  /** Of the last answer; 0 where none came. */
  status: number;
  ms: number;
  /** Attempts to which no answer came. */
  cutOff: number;
}

interface Load {
  /** Where the site is at this moment; empty while it is away. */
  getUrl(): string;
  perSecond: number;
  seconds: number;
  /** Attempts of each form, as a visitor presses Send again; the same key each time. */
  attempts: number;
}

/** Every other form of a load is a test ride: it has no mail address, and its dealer is told as well. */
const makeForm = (ride: Record<string, unknown>, count: number) => {
  if (count % 2 === 1) {
    const name = newName();
    return { path: '/api/post-test-ride', name, fields: { ...ride, name, mobile: newMobile() } };
  }
  const contact = { ...makeContact(), phone: newMobile() };
  return {
    path: '/api/post-contact-us',
    name: `${contact.firstname} ${contact.lastname}`,
    fields: contact,
  };
};

const send = async (
  { getUrl, attempts }: Load,
  { path, name, fields }: ReturnType<typeof makeForm>,
): Promise<SentForm> => {
  // Each is another visitor's, who has no connection yet.
  const headers = { 'Idempotency-Key': randomUUID(), Connection: 'close' };
  let cutOff = 0;
  for (let attempt = 1; ; attempt += 1) {
    const started = performance.now();
    try {
      const response = await postJson(getUrl(), path, fields, headers);
      await response.body?.cancel();
      // A machine with more to do than it can says so, and when to come again: nothing was taken.
      if (response.status === 503 && attempt < attempts) {
        await delay(1000 * Math.min(5, Number(response.headers.get('Retry-After')) || 1));
        continue;
      }
      return { name, status: response.status, ms: performance.now() - started, cutOff };
    } catch {
      cutOff += 1;
      if (attempt >= attempts) return { name, status: 0, ms: performance.now() - started, cutOff };
      await delay(500);
    }
  }
};

/** What every test ride of a load has alike; asked for until the site is there, as a form is sent. */
const askForRide = async ({ getUrl, attempts }: Load): Promise<Record<string, unknown>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeTestRide(getUrl());
    } catch (error) {
      if (attempt >= attempts) throw error;
      await delay(500);
    }
  }
};

/** Sends contact enquiries and test rides at a steady rate, whatever the answers take. */
export const sendLoad = async (load: Load): Promise<SentForm[]> => {
  const total = load.perSecond * load.seconds;
  const ride = await askForRide(load);
  const begun = performance.now();
  const sent: Promise<SentForm>[] = [];
  for (let count = 0; count < total; count += 1) {
    const wait = begun + (count * 1000) / load.perSecond - performance.now();
    if (wait > 0) await delay(wait);
    sent.push(send(load, makeForm(ride, count)));
  }
  return Promise.all(sent);
};

/** The answer time that `share` of the forms stay below, in milliseconds. */
export const getPercentile = (forms: readonly SentForm[], share: number): number => {
  const times = forms.map(({ ms }) => ms);
  return Math.round(percentile(times, share));
};

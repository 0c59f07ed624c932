import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { makeContact, makeTestRide, newMobile, newName, postJson } from '../leads/forms.ts';
import { percentile } from '../percentile.ts';

/** One form of a load: its lead, the last answer, and how long that answer took. */
export interface SentForm {
  name: string;
  /** Status of the last answer; 0 if there was none. */
  status: number;
  ms: number;
  /** Attempts that got no answer. */
  cutOff: number;
}

interface Load {
  /** Address of the site at this moment; empty while it is away. */
  getUrl(): string;
  perSecond: number;
  seconds: number;
  /** Attempts for each form, as if a visitor presses Send again; each attempt has the same key. */
  attempts: number;
}

/** Every second form of a load is a test ride: it has no mail address, and its dealer gets a mail as well. */
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
  // Each form is from another visitor, who has no open connection.
  const headers = { 'Idempotency-Key': randomUUID(), Connection: 'close' };
  let cutOff = 0;
  for (let attempt = 1; ; attempt += 1) {
    const started = performance.now();
    try {
      const response = await postJson(getUrl(), path, fields, headers);
      await response.body?.cancel();
      // An overloaded machine says so, and when to come again; the form was not stored.
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

/** The fields that all test rides of a load share. Asks again until the site answers, as for forms. */
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

/** Sends contact enquiries and test rides at a steady rate, however long the answers take. */
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

/** The answer time, in milliseconds, that `share` of the forms do not exceed. */
export const getPercentile = (forms: readonly SentForm[], share: number): number => {
  const times = forms.map(({ ms }) => ms);
  return Math.round(percentile(times, share));
};

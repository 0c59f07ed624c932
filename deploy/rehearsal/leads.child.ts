/**
 * Program: visitors who send forms of four of the five kinds at a steady rate. A visitor who gets an error presses Send
 * again, with the same words and the same key. Reports for each attempt the answer that the visitor got.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { makeResume } from '@ev-site/tests/support/hostile/pdf.ts';
import { makeContact, makeDealer, newMobile, newName, postJson } from '@ev-site/tests/support/leads/forms.ts';

/** One press of Send. */
export interface Attempt {
  /** Identifies the lead. */
  name: string;
  kind: LeadKind;
  /** Milliseconds since 1970. */
  at: number;
  ms: number;
  /** 0 if the connection broke, -1 if no answer came while the visitor waited. */
  status: number;
  problem: string;
  /** 1 for the first press. */
  press: number;
}

const { BASE_URL = '', LEADS_PER_SECOND = '50' } = process.env;
const perSecond = Number(LEADS_PER_SECOND);
/** A visitor who has seen no answer for this long (ms) counts as untold. */
const patience = 15_000;
const presses = 4;
const pauseMs = 3000;

const dealer = await makeDealer(BASE_URL);
const resume = new Blob([new Uint8Array(makeResume())], { type: 'application/pdf' });

/** Shares in a hundred leads, about as a vehicle maker gets them. Few resumes: each costs a process of its own. */
const shares: [LeadKind, number][] = [
  ['contact', 45],
  ['dealer', 28],
  ['inquiry', 25],
  ['application', 2],
];

const pickKind = (): LeadKind => {
  let at = randomInt(100);
  for (const [kind, share] of shares) {
    if (at < share) return kind;
    at -= share;
  }
  return 'contact';
};

const newVisitor = () => ({
  // Each visitor has another network, because resumes of one network wait for each other.
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  'X-Requested-With': 'XMLHttpRequest',
  Accept: 'application/json',
  'Idempotency-Key': randomUUID(),
});

const toSend = (kind: LeadKind, name: string): (() => Promise<Response>) => {
  const headers = newVisitor();
  const email = `${name.replace(' ', '.')}@example.com`;
  const mobile = newMobile();
  const rCaptcha = `token-${randomUUID()}`;
  const json = (path: string, fields: Record<string, unknown>) => () =>
    postJson(BASE_URL, path, fields, headers);
  if (kind === 'contact') {
    const [firstname, lastname] = name.split(' ');
    return json('/api/post-contact-us', { ...makeContact(), firstname, lastname, email, phone: mobile });
  }
  if (kind === 'dealer') return json('/api/create-dealer', { ...dealer, name, email, phone: mobile });
  const fields = { name, email, mobile, comment: '', rCaptcha };
  if (kind === 'inquiry') return json('/api/post-product-inquiry', fields);
  return () => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...fields, jobid: '1' })) form.set(field, value);
    form.set('resume', resume, 'resume.pdf');
    return fetch(new URL('/api/post-apply-job', BASE_URL), { method: 'POST', headers, body: form });
  };
};

const withPatience = async (send: () => Promise<Response>): Promise<{ status: number; problem: string }> => {
  const limit = new AbortController();
  const answer = send().then(async (response) => {
    const text = await response.text();
    return { status: response.status, problem: response.ok ? '' : text.slice(0, 200) };
  });
  const nothing = delay(patience, undefined, { signal: limit.signal }).then(() => ({
    status: -1,
    problem: 'no answer',
  }));
  nothing.catch(() => undefined);
  try {
    return await Promise.race([answer, nothing]);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: 0, problem: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    limit.abort();
  }
};

let stopping = false;
let running = 0;

const visit = async (): Promise<void> => {
  running += 1;
  const kind = pickKind();
  const name = newName();
  const send = toSend(kind, name);
  for (let press = 1; press <= presses; press += 1) {
    const at = Date.now();
    const began = performance.now();
    const { status, problem } = await withPatience(send);
    const ms = Math.round(performance.now() - began);
    process.send?.({ name, kind, at, ms, status, problem, press } satisfies Attempt);
    if (status === 200) break;
    await delay(pauseMs);
  }
  running -= 1;
};

process.on('message', () => {
  stopping = true;
});

const begun = performance.now();
for (let count = 0; !stopping; count += 1) {
  const wait = begun + (count * 1000) / perSecond - performance.now();
  if (wait > 0) await delay(wait);
  void visit();
}
while (running > 0) await delay(100);
process.disconnect();

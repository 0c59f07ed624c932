import { createHmac } from 'node:crypto';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { leadColumns } from '@ev-site/contract/forms/columns.ts';
import { getTracing } from '../../traces/trace.ts';

const limitMs = 5000;

/** A response other than 2xx. `isFinal`: the receiver rejects this lead, but is up for others. */
export class WebhookRefusal extends Error {
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`The webhook answered ${status}.`);
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

/**
 * The fields of a lead in the webhook's body: the visitor's input, without the resume and our own notes, and the status
 * of the lead.
 */
const toFields = (lead: Lead) => ({
  id: lead.id,
  kind: lead.kind,
  received_at: lead.createdAt,
  status: lead.status,
  in_trash: Boolean(lead.deletedAt),
  ...Object.fromEntries(
    leadColumns.flatMap(({ name, type, webhook }) =>
      webhook ? [[webhook, lead[name] ?? (type === 'checkbox' ? false : '')]] : [],
    ),
  ),
  privacy_version: lead.privacyVersion ?? '',
  language: lead.language,
  human_check: lead.humanCheck,
});

/** An event for the webhook. */
export type Told =
  | { event: 'created' | 'changed'; lead: Lead; reference: string }
  | { event: 'erased'; id: number; reference: string };

const toBody = (told: Told): string =>
  JSON.stringify(
    told.event === 'erased' ? told : { event: told.event, reference: told.reference, ...toFields(told.lead) },
  );

/** The signature of a body: HMAC-SHA-256 of "<time>.<body>", in hexadecimal. The time guards against replays. */
const signBody = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/**
 * Calls the webhook with an event.
 * @param key the same at every try (`Idempotency-Key`)
 * @throws {WebhookRefusal} for a response other than 2xx; any other error when there is no response in five seconds.
 */
export const postWebhook = async (url: string, secret: string, told: Told, key: string): Promise<void> => {
  const body = toBody(told);
  const time = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...getTracing()?.toHeaders(),
      'Idempotency-Key': key,
      'X-Signature': `t=${time},v1=${signBody(secret, time, body)}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefusal(response.status);
};

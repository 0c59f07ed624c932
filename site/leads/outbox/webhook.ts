import { createHmac } from 'node:crypto';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { leadColumns } from '@ev-site/contract/forms/columns.ts';
import { getTracing } from '../../traces/trace.ts';

const limitMs = 5000;

/** An answer other than 2xx. `isFinal`: the receiver does not want this lead, and is there for others. */
export class WebhookRefusal extends Error {
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`The webhook answered ${status}.`);
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}

/** What another system is told of a lead: what the visitor sent, without the resume and our own notes. */
const toBody = (lead: Lead): string =>
  JSON.stringify({
    id: lead.id,
    kind: lead.kind,
    received_at: lead.createdAt,
    ...Object.fromEntries(
      leadColumns.flatMap(({ name, type, webhook }) =>
        webhook ? [[webhook, lead[name] ?? (type === 'checkbox' ? false : '')]] : [],
      ),
    ),
    privacy_version: lead.privacyVersion ?? '',
    language: lead.language,
    human_check: lead.humanCheck,
  });

/** The signature of a body: HMAC-SHA-256 of "<time>.<body>", in hexadecimal. The time guards against replays. */
const signBody = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/**
 * Posts a lead to another system. `Idempotency-Key` is the same at every attempt.
 * @throws {WebhookRefusal} when it answers other than 2xx, any other error when it does not answer in five seconds.
 */
export const postWebhook = async (url: string, secret: string, lead: Lead): Promise<void> => {
  const body = toBody(lead);
  const time = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...getTracing()?.toHeaders(),
      'Idempotency-Key': lead.leadKey,
      'X-Signature': `t=${time},v1=${signBody(secret, time, body)}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookRefusal(response.status);
};

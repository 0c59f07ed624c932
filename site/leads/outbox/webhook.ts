import { createHmac } from 'node:crypto';
import type { Lead } from '@ev-site/content/payload-types.ts';

const limitMs = 5000;

/** What another system is told of a lead: what the visitor sent, without the resume and our own notes. */
const toBody = (lead: Lead): string =>
  JSON.stringify({
    id: lead.id,
    kind: lead.kind,
    received_at: lead.createdAt,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    message: lead.message ?? '',
    vehicle: lead.vehicle ?? '',
    marker: lead.marker ?? '',
    colorval: lead.colour ?? '',
    place: lead.place ?? '',
    position: lead.position ?? '',
    human_check: lead.humanCheck,
  });

/** The signature of a body: HMAC-SHA-256 of "<time>.<body>", in hexadecimal. The time guards against replays. */
const signBody = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/**
 * Posts a lead to another system. `Idempotency-Key` is the same at every attempt.
 * @throws {Error} when it does not answer 2xx within five seconds.
 */
export const postWebhook = async (url: string, secret: string, lead: Lead): Promise<void> => {
  const body = toBody(lead);
  const time = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': lead.leadKey,
      'X-Signature': `t=${time},v1=${signBody(secret, time, body)}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
};

import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { expect, test } from '@playwright/test';
import { bringTriesForward } from '../support/faults/stored-leads.ts';
import { makeContact, newMobile, postJson, toStoredMobile } from '../support/leads/forms.ts';
import { openOwnDatabase } from '../support/product/own-database.ts';
import { startSecondSite } from '../support/product/second-site.ts';
import { openRows } from '../support/storage/stored-rows.ts';

const secret = 'a secret that both sides know';

interface Posted {
  headers: IncomingHttpHeaders;
  body: string;
  /** When the call came in. */
  at: number;
}

/** Plays the other system: records its calls and answers with the given status. */
const startReceiver = async () => {
  const posted: Posted[] = [];
  const behaviour = { status: 204 };
  const server = createServer(async (request, response) => {
    posted.push({ at: Date.now(), headers: request.headers, body: await text(request) });
    response.writeHead(behaviour.status).end();
  });
  const url = `http://127.0.0.1:${await listenLocally(server)}/leads`;
  return { url, posted, behaviour, stop: () => server.close() };
};

/** Checks the signature as a receiver should: the time is recent, and the body is the signed one. */
const isSigned = ({ at, headers, body }: Posted): boolean => {
  const [, time = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'])) ?? [];
  const isFresh = Math.abs(at / 1000 - Number(time)) < 60;
  return isFresh && createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === signature;
};

test('the webhook gets a signed lead, and gets it again with the same idempotency key until it accepts it', async () => {
  test.setTimeout(120_000);
  const receiver = await startReceiver();
  const database = await openOwnDatabase(process.env);
  const site = await startSecondSite({
    ...database.settings,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: secret,
  });
  try {
    receiver.behaviour.status = 500;
    const contact = {
      ...makeContact(),
      phone: newMobile(),
      whatsapp_consent: 'yes',
      privacy_version: '2026-11-22',
    };
    // A browser sends this header, with or without script.
    const headers = {
      Referer: `${site.url}/hi/contactus?utm_source=fair&utm_campaign=rajkot+2026&gclid=7`,
    };
    expect((await postJson(site.url, '/api/post-contact-us', contact, headers)).status).toBe(200);
    // Leads that other tests had sent just before the database was copied are delivered too.
    const listOurs = () => receiver.posted.filter(({ body }) => body.includes(contact.firstname));
    await expect.poll(() => listOurs().length, { timeout: 20_000 }).toBe(1);
    const { read } = openRows(database.settings);
    const readState = async () => {
      const [lead] = await read(
        `SELECT delivery, last_problem, lease_until FROM leads WHERE name = '${contact.firstname} ${contact.lastname}'`,
      );
      return lead;
    };
    await expect
      .poll(readState)
      .toEqual({ delivery: 'due', last_problem: expect.stringContaining('500'), lease_until: null });
    receiver.behaviour.status = 204;
    await bringTriesForward(database.settings);
    await expect.poll(() => listOurs().length, { timeout: 60_000 }).toBe(2);
    const [first, second] = listOurs();
    if (!first || !second) throw new Error('The receiver was told nothing.');
    expect([isSigned(first), isSigned(second)]).toEqual([true, true]);
    expect(isSigned({ ...second, body: second.body.replace('Patel', 'Shah') })).toBe(false);
    expect(second.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/);
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
    expect(JSON.parse(second.body)).toEqual({
      event: 'created',
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      id: expect.any(Number),
      status: 'new',
      kind: 'contact',
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      name: `${contact.firstname} ${contact.lastname}`,
      first_name: contact.firstname,
      last_name: contact.lastname,
      email: contact.email,
      phone: toStoredMobile(contact.phone),
      message: contact.message,
      vehicle: '',
      marker: '',
      colorval: '',
      reckoning: '',
      place: '',
      position: '',
      in_trash: false,
      first_choice: '',
      second_choice: '',
      page: '/contactus',
      utm_source: 'fair',
      utm_medium: '',
      utm_campaign: 'rajkot 2026',
      utm_term: '',
      utm_content: '',
      marketing_consent: false,
      whatsapp_consent: true,
      privacy_version: '2026-11-22',
      language: 'hi',
      human_check: 'notAsked',
    });
    // Nothing is left to deliver, so the receiver gets no further call.
    await expect.poll(readState).toEqual({ delivery: 'done', last_problem: null, lease_until: null });
    expect(listOurs()).toHaveLength(2);
  } finally {
    await site.stop();
    await database.remove();
    receiver.stop();
  }
});

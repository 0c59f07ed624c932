import type { Mail } from '@ev-site/content/mail/mailer.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { refusedMailbox } from '@ev-site/content/testing/refused-mailbox.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Company } from '../company.ts';
import { type DeliveryOptions, deliverLead } from './deliver-lead.ts';

const company: Company = {
  company: 'The Company',
  phones: [],
  emails: [{ address: 'office@example.com', purpose: 'main' }],
  grievance: { email: '' },
};

const lead = {
  id: 3,
  kind: 'contact',
  language: 'en',
  name: 'Asha',
  email: 'asha@example.com',
  receiptWanted: true,
  createdAt: '2026-11-21T00:00:00.000Z',
} as Lead;

const hour = 3_600_000;
let clock = 0;

const deliver = async (
  given: Lead,
  send: (mail: Mail) => Promise<void>,
  postWebhook: (() => Promise<void>) | null = null,
  {
    getRide = async () => null,
    readInHand = async () => ({}),
  }: Partial<Pick<DeliveryOptions, 'getRide' | 'readInHand'>> = {},
  emails = company.emails,
) => {
  const sent: string[] = [];
  const mailer = {
    close() {},
    async send(mail: Mail) {
      await send(mail);
      sent.push(`${mail.name} to ${mail.to}`);
    },
  };
  const result = await deliverLead(
    given,
    { ...company, emails },
    {
      mailer,
      toRights: () => ({ reference: 'K7M2-4QXD', link: 'https://example.com/privacy/requests' }),
      studioUrl: 'https://x/studio',
      publicUrl: 'https://x',
      getRide,
      readInHand,
      postWebhook,
      now: () => Date.parse(given.createdAt) + clock,
    },
  );
  return { sent, ...result };
};

describe('deliverLead', () => {
  test('mails colleagues and the visitor', async () => {
    const { sent, progress, errors, isDone } = await deliver(lead, async () => {});
    expect(sent).toEqual(['lead-3-notice to office@example.com', 'lead-3-receipt to asha@example.com']);
    expect([progress.notifiedAt, progress.receiptAt]).toEqual([expect.any(String), expect.any(String)]);
    expect([errors, isDone]).toEqual([{}, true]);
  });

  test('sets the visitor as reply address for colleagues, and the company for the visitor', async () => {
    const answered: (string | undefined)[] = [];
    await deliver(lead, async ({ replyTo }) => void answered.push(replyTo));
    expect(answered).toEqual(['asha@example.com', 'office@example.com']);
  });

  test('mails only that an application came, without personal data, if there is no careers mailbox', async () => {
    const mails: Mail[] = [];
    const keep = async (mail: Mail) => void mails.push(mail);
    const application = {
      ...lead,
      kind: 'application',
      position: 'Fitter',
      phone: '+91 98250 12345',
    } as Lead;
    await deliver({ ...application, receiptWanted: false }, keep);
    await deliver({ ...application, receiptWanted: false }, keep, null, {}, [
      ...company.emails,
      { address: 'careers@example.com', purpose: 'careers' },
    ]);
    const [bare, full] = mails;
    expect([bare?.to, bare?.replyTo]).toEqual(['office@example.com', undefined]);
    expect(bare?.text).toContain('https://x/studio/collections/leads/3');
    expect(JSON.stringify(bare)).not.toMatch(/Asha|asha|98250|Fitter/);
    expect([full?.to, full?.replyTo]).toEqual(['careers@example.com', 'asha@example.com']);
    expect(full?.text).toContain('+91 98250 12345');
  });

  test('mails a test ride to the company but not the dealer, and attaches a calendar file to the receipt', async () => {
    const ride = {
      ...lead,
      kind: 'testride',
      vehicle: 'Millo',
      firstChoice: '2026-11-23-am',
      dealer: 1,
    } as Lead;
    const place = {
      slug: 'surat-udhna',
      name: 'Udhna EV Yard',
      address: 'Surat 394210',
      phone: '',
      hours: [{ days: ['mon' as const], opens: '09:00', closes: '19:00' }],
    };
    const mails: Mail[] = [];
    const keep = async (mail: Mail) => void mails.push(mail);
    await deliver(ride, keep, null, {
      getRide: async () => ({
        vehicleKey: 'millo',
        vehicle: 'मिलो',
        needsLicence: true,
        place,
        isNamed: false,
      }),
    });
    // The dealer gets a separate mail with his link (routing/work-routing.ts).
    expect(mails.map(({ to }) => to)).toEqual(['office@example.com', 'asha@example.com']);
    expect(mails.map(({ attachment }) => attachment?.name)).toEqual([undefined, 'test-ride.ics']);
    expect(mails[1]?.attachment?.content).toContain('DTSTART:20261123T033000Z');
    expect(mails[1]?.attachment?.content).toContain('मिलो');
    expect(mails[1]?.text).toContain('The attached file');
    expect(mails[1]?.text).toContain(' Please bring your driving licence.\n');
    expect(mails[1]?.text).toContain('whether this vehicle is there');
    await deliver(ride, keep, null, {
      getRide: async () => ({
        vehicleKey: 'marvel',
        vehicle: 'Marvel',
        needsLicence: false,
        place,
        isNamed: true,
      }),
    });
    const [, sure] = mails.splice(2);
    expect(sure?.text).not.toContain('licence');
    expect(sure?.text).toContain('The dealer you chose will call you to agree on the time. The');
    expect(sure?.text).not.toContain('whether this vehicle');
    // A dealer removed since then must not cost the visitor the mail.
    await deliver(ride, keep);
    expect(mails.slice(2).map(({ to, attachment }) => [to, attachment ?? null])).toEqual([
      ['office@example.com', null],
      ['asha@example.com', null],
    ]);
    expect(mails[3]?.text).not.toContain('file');
  });

  test('sends only what was not sent before', async () => {
    const { sent } = await deliver({ ...lead, notifiedAt: '2026-11-21T00:00:00.000Z' }, async () => {});
    expect(sent).toEqual(['lead-3-receipt to asha@example.com']);
  });

  test('keeps the record of sent mails when the webhook fails', async () => {
    const { progress, errors, isDone } = await deliver(
      lead,
      async () => {},
      async () => {
        throw new Error('The webhook answered 500.');
      },
    );
    expect(progress).toMatchObject({ notifiedAt: expect.any(String), webhookAt: undefined });
    expect(errors).toMatchObject({ webhook: { message: 'The webhook answered 500.' } });
    expect(isDone).toBe(false);
  });

  test('sends nothing more of a lead that is erased, or taken over by another worker, during its first mail', async () => {
    const tellOther = vi.fn(async () => {});
    let isInHand = true;
    const erase = async () => {
      isInHand = false;
    };
    const readInHand = async () => (isInHand ? {} : null);
    const { sent, errors } = await deliver(lead, erase, tellOther, { readInHand });
    expect(sent).toEqual(['lead-3-notice to office@example.com']);
    expect(tellOther).not.toHaveBeenCalled();
    expect(errors).toEqual({});
  });

  test('sends nothing that another worker has recorded as sent meanwhile', async () => {
    const notifiedAt = '2026-11-21T00:00:01.000Z';
    const readInHand = async () => ({ notifiedAt });
    const { sent, progress, isDone } = await deliver(lead, async () => {}, null, { readInHand });
    expect(sent).toEqual(['lead-3-receipt to asha@example.com']);
    expect([progress.notifiedAt, isDone]).toEqual([notifiedAt, true]);
  });

  test('records what it sent, and is not done, if the database cannot say whether this worker still holds the lead', async () => {
    let asked = 0;
    const readInHand = async () => {
      asked += 1;
      if (asked > 1) throw new Error('the database is away');
      return {};
    };
    const { sent, progress, errors, isDone } = await deliver(lead, async () => {}, null, { readInHand });
    expect(sent).toEqual(['lead-3-notice to office@example.com']);
    expect(progress).toMatchObject({ notifiedAt: expect.any(String), receiptAt: undefined });
    expect([errors, isDone]).toEqual([{}, false]);
  });

  test('gives up a receipt that the visitor’s own server refuses for good, but not one refused for now', async () => {
    const failReceipt = (code: number) => async (mail: Mail) => {
      if (mail.name.endsWith('receipt')) throw refusedMailbox(code);
    };
    clock = hour;
    const refused = await deliver(lead, failReceipt(550));
    expect([refused.isDone, refused.progress.receiptAt, refused.progress.receiptWanted]).toEqual([
      true,
      undefined,
      false,
    ]);
    expect((await deliver(lead, failReceipt(451))).errors).toMatchObject({ mail: { responseCode: 451 } });
  });

  test('gives up a receipt that the visitor’s server puts off for a day of tries, but not one that our server could not send', async () => {
    const fail = (error: Error) => async (mail: Mail) => {
      if (mail.name.endsWith('receipt')) throw error;
    };
    const away = Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
    clock = 25 * hour;
    const tried = { ...lead, triedSince: lead.createdAt };
    expect((await deliver(tried, fail(refusedMailbox(450)))).isDone).toBe(true);
    expect((await deliver(tried, fail(away))).isDone).toBe(false);
    // The server accepted the mail, and may have sent it on.
    expect((await deliver(tried, fail(new Error('did not answer')))).isDone).toBe(false);
    // A quota of our own, which blocks mails to colleagues as well: the receipt goes out with the rest, once staff send
    // it again.
    const quota = Object.assign(new Error('no more today'), {
      code: 'EMESSAGE',
      command: 'DATA',
      responseCode: 554,
    });
    const allRefused = await deliver(tried, async () => {
      throw quota;
    });
    expect([allRefused.isDone, allRefused.progress.receiptAt]).toEqual([false, undefined]);
    // No process was running to try it until now.
    expect((await deliver(lead, fail(refusedMailbox(450)))).isDone).toBe(false);
    // Staff sent it again, so a new day of tries begins.
    const again = { ...lead, triedSince: new Date(Date.parse(lead.createdAt) + 20 * hour).toISOString() };
    expect((await deliver(again, fail(refusedMailbox(450)))).isDone).toBe(false);
  });
});

import { listMailFiles } from '@ev-site/content/leads/lead-mails.ts';
import { listRoutes } from '@ev-site/content/leads/routing/lead-routes.ts';
import type { Mail } from '@ev-site/content/mail/mailer.ts';
import type { Lead, LeadRoute } from '@ev-site/content/payload-types.ts';
import { correctLeads, withdrawConsents } from '@ev-site/content/privacy/change-person.ts';
import { queueRecalls, takeRecall } from '@ev-site/content/privacy/recalls.ts';
import { sweepAll } from '@ev-site/content/sweeping/sweep-all.ts';
import type { FreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { refusedMailbox } from '@ev-site/content/testing/refused-mailbox.ts';
import { openFreshOn } from '@ev-site/content/testing/store-on.ts';
import { day, hour, minute } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-worker.ts';
import { insertLead } from '../insert-lead.ts';
import { createRecallWork } from './send-recalls.ts';

describe.each(['sqlite', 'postgres'] as const)('recalls of mails, on %s', (dialect) => {
  let fresh: FreshContent;
  let naroda = 0;
  const mails: Mail[] = [];
  const refusing = new Set<Mail['to']>();
  const log = { error: vi.fn() };
  let clock = 0;
  let hasMailbox = true;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    const { payload } = fresh;
    const state = (await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } })).id;
    const { id } = await payload.create({
      collection: 'dealers',
      data: {
        name: 'Naroda Motors',
        slug: 'naroda',
        address: 'A road',
        town: 'Rajkot',
        pin: '360001',
        state,
        services: ['sales'],
        spoken: ['en'],
        email: 'naroda@example.com',
        // The dealer was published when the leads were given to him.
        _status: 'draft',
      },
    });
    naroda = id;
  }, 180_000);
  afterAll(async () => {
    await fresh?.remove();
  });
  beforeEach(async () => {
    mails.length = 0;
    refusing.clear();
    await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } }, trash: true });
    for (const collection of ['lead-routes', 'lead-recalls'] as const)
      await fresh.payload.db.deleteMany({ collection, where: { id: { exists: true } } });
    clock = Date.now() + minute;
  });

  const addLead = async (more: Partial<Lead> = {}): Promise<Lead> => {
    const id = await insertLead(
      fresh.payload,
      { name: 'Meena Shah', email: 'meena@example.com', phone: '+91 98250 12345', whatsappConsent: true },
      {
        kind: 'inquiry',
        language: 'gu',
        leadKey: crypto.randomUUID(),
        humanCheck: 'notAsked',
        privacyVersion: '2026-11-22.3',
        receiptWanted: false,
      },
    );
    const data = { notifiedAt: '2026-11-12T08:00:00.000Z', ...more };
    await fresh.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
    return fresh.payload.findByID({ collection: 'leads', id, depth: 0, trash: true });
  };
  const giveTo = async (lead: Lead, more: Partial<LeadRoute> = {}) => {
    await fresh.payload.db.create({
      collection: 'lead-routes',
      data: {
        lead: lead.id,
        step: 1,
        rule: 7,
        ruleName: 'Near',
        turn: lead.id,
        dealer: naroda,
        targetName: 'Naroda Motors',
        state: 'over',
        at: '2026-11-12T09:00:00.000Z',
        attempts: 1,
        seed: '0'.repeat(32),
        ...more,
      },
    });
    return lead;
  };
  const erase = (...leads: Lead[]) =>
    fresh.payload.delete({
      collection: 'leads',
      where: { id: { in: leads.map(({ id }) => id) } },
      trash: true,
    });
  const send = () =>
    createRecallWork({
      payload: fresh.payload,
      mailer: {
        async send(mail) {
          if (refusing.has(mail.to)) throw refusedMailbox();
          mails.push(mail);
        },
      },
      getCompany: async (language) => ({
        ...(await exampleSurroundings.getCompany(language)),
        ...(!hasMailbox && { emails: [] }),
      }),
      log,
      now: () => clock,
    })();
  const listMails = () => mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
  const countOwed = async () => (await fresh.payload.count({ collection: 'lead-recalls' })).totalDocs;

  test('ask the dealer and colleagues once to delete an erased lead, by its number and day only', async () => {
    const lead = await giveTo(await addLead());
    await erase(lead);
    await Promise.all([send(), send()]);
    await send();
    expect(listMails()).toEqual([
      'naroda@example.com: Please delete our mail: Product enquiry',
      `office@example.com: Please delete our mails: product inquiry ${lead.id}`,
    ]);
    expect(mails.find(({ to }) => to === 'naroda@example.com')?.text).toContain(
      `Product enquiry ${lead.id}, our mail of 12 November 2026`,
    );
    expect(mails.find(({ to }) => to === 'office@example.com')?.text).toContain(
      `/studio/collections/leads/${lead.id}\n`,
    );
    expect(mails.find(({ to }) => to === 'naroda@example.com')?.replyTo).toBe('office@example.com');
    expect(JSON.stringify(mails)).not.toMatch(/Meena|meena/);
    expect(await countOwed()).toBe(0);
    // When mails are written as files, the mail about a correction is erased with its lead.
    for (const { name } of mails) expect(listMailFiles('', lead.id)).toContain(`${name}.eml`);
  });

  test('ask for many leads in one mail', async () => {
    const leads = [await giveTo(await addLead()), await giveTo(await addLead())];
    await erase(...leads);
    await send();
    expect(listMails()).toEqual([
      'naroda@example.com: Please delete our mail: Product enquiry',
      'office@example.com: Please delete our mails: 2 leads',
    ]);
    for (const { text } of mails)
      for (const { id } of leads) expect(text).toMatch(new RegExp(`roduct [ei]nquiry ${id}\\b`));
  });

  test('are not sent to a person who got no mail', async () => {
    const untold = await giveTo(await addLead({ notifiedAt: null }), { attempts: 0 });
    const lost = await giveTo(await addLead({ notifiedAt: null }), { cause: 'noMail' });
    // Colleagues know leads that staff entered, without a mail.
    await erase(untold, lost, await addLead({ source: 'call' }));
    await send();
    expect(mails).toEqual([]);
  });

  test('are sent if the dealer gave the lead back with the words that say that no mail came', async () => {
    const words = { cause: 'dealer', reason: 'No mail reached them' } as const;
    await erase(await giveTo(await addLead({ notifiedAt: null }), words));
    await send();
    expect(listMails()).toEqual(['naroda@example.com: Please delete our mail: Product enquiry']);
  });

  test('are sent if the mail may be on its way', async () => {
    await erase(await addLead({ notifiedAt: null, leaseUntil: new Date().toISOString() }));
    await send();
    expect(mails).toHaveLength(1);
  });

  test('report no correction if the mail did not name the person', async () => {
    // The mailbox is not that of the personnel department.
    const lead = await addLead({ kind: 'application' });
    const { name, email, phone } = lead;
    await correctLeads(fresh.payload, [lead], { name, email, phone }, { name: 'Meena Patel', email, phone });
    await send();
    expect([mails, await countOwed()]).toEqual([[], 0]);
  });

  test('report a correction and a withdrawn WhatsApp consent, as long as the lead exists', async () => {
    const lead = await giveTo(await addLead());
    const other = await giveTo(await addLead({ whatsappConsent: false }));
    const { name, email, phone } = lead;
    await correctLeads(fresh.payload, [lead], { name, email, phone }, { name: 'Meena Patel', email, phone });
    await withdrawConsents(fresh.payload, [lead, other], 'The person concerned');
    // A due recall is not a step of the routing.
    expect((await listRoutes(fresh.payload, lead.id)).map(({ step }) => step)).toEqual([1]);
    await send();
    expect(listMails()).toEqual([
      'naroda@example.com: Corrected: Product enquiry',
      'naroda@example.com: No more WhatsApp: Product enquiry',
      `office@example.com: Corrected: product inquiry ${lead.id}`,
      `office@example.com: No more WhatsApp: product inquiry ${lead.id}`,
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/Meena|meena/);
    mails.length = 0;
    await withdrawConsents(fresh.payload, [lead], 'The person concerned');
    await erase(lead);
    await send();
    expect(listMails().map((mail) => mail.split(':')[1])).toEqual([
      ' Please delete our mail',
      ' Please delete our mails',
    ]);
  });

  test('are dropped for a lead that could not be erased', async () => {
    const lead = await giveTo(await addLead());
    await queueRecalls(fresh.payload, [lead], 'erased');
    await send();
    const { docs } = await fresh.payload.find({ collection: 'lead-recalls' });
    expect(docs.map(({ attempts }) => attempts)).toEqual([0, 0]);
    clock += 2 * 60 * minute;
    await send();
    expect(mails).toEqual([]);
    expect(await countOwed()).toBe(0);
  });

  test('about leads past their term go only to the dealer; colleagues get them only if staff erase a lead', async () => {
    const { payload } = fresh;
    const old = { createdAt: new Date(Date.now() - 800 * day).toISOString() };
    const thrown = { deletedAt: new Date(Date.now() - 31 * day).toISOString() };
    const leads = [await giveTo(await addLead(old)), await giveTo(await addLead(thrown))];
    const months = { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 };
    expect(await sweepAll(payload, months)).toMatchObject({ leads: 1, trash: 1 });
    await send();
    expect(listMails()).toEqual(['naroda@example.com: Please delete our mail: Product enquiry']);
    for (const { id } of leads) expect(mails[0]?.text).toContain(`Product enquiry ${id}`);
    // The person did not ask for this erasure.
    expect(mails[0]?.text).toContain('we have erased the enquiry that we passed on to you');
    // Colleagues are told of leads that staff erase themselves, also from the trash.
    const byHand = await addLead(thrown);
    await erase(byHand);
    await send();
    expect(listMails().slice(1)).toEqual([
      `office@example.com: Please delete our mails: product inquiry ${byHand.id}`,
    ]);
  });

  test('need a limited number of reads, however many wait for an erasure', async () => {
    const { payload } = fresh;
    const lead = await giveTo(await addLead());
    // Each recipient needs a separate mail, in a separate round.
    const owedAt = new Date(clock - minute).toISOString();
    for (let dealer = 1; dealer <= 30; dealer += 1)
      await payload.db.create({
        collection: 'lead-recalls',
        data: {
          lead: lead.id,
          kind: 'inquiry',
          step: dealer,
          reason: 'erased',
          dealer,
          dealerName: `Dealer ${dealer}`,
          givenAt: owedAt,
          owedAt,
          nextAttemptAt: owedAt,
          attempts: 0,
        },
      });
    const find = vi.spyOn(payload.db, 'findOne');
    expect(await takeRecall(payload, clock)).toBeNull();
    const rounds = find.mock.calls.filter(([{ collection }]) => collection === 'lead-recalls').length;
    find.mockRestore();
    expect([rounds, await countOwed()]).toEqual([30, 30]);
    expect(await takeRecall(payload, clock)).toBeNull();
  });

  test('go to colleagues if the dealer’s mailbox refuses', async () => {
    refusing.add('naroda@example.com');
    const lead = await giveTo(await addLead({ notifiedAt: null }));
    await erase(lead);
    await send();
    expect(listMails()).toEqual([
      `office@example.com: Please tell the dealer Naroda Motors: Please delete our mails: product inquiry ${lead.id}`,
    ]);
    expect(await countOwed()).toBe(0);
  });

  test('are owed to colleagues until they have a mailbox that takes the mail', async () => {
    hasMailbox = false;
    await erase(await addLead());
    await send();
    expect([mails, await countOwed()]).toEqual([[], 1]);
    hasMailbox = true;
    refusing.add('office@example.com');
    for (let tries = 0; tries < 25; tries += 1) {
      clock += hour;
      await send();
    }
    expect([mails, await countOwed()]).toEqual([[], 1]);
    refusing.clear();
    clock += hour;
    await send();
    expect([mails.length, await countOwed()]).toEqual([1, 0]);
  });
});

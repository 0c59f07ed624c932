import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { nameSql, sql } from '../../database/statement.ts';
import type { Lead, Staff } from '../../payload-types.ts';
import { toPersonFile } from '../../privacy/person-file.ts';
import { finishWork } from '../../processes/work-in-hand.ts';
import { siteSettings } from '../../seed/data/site-settings.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { examplePosition } from '../../testing/example-position.ts';
import { nextMoment } from '../../testing/next-moment.ts';
import { goodPassword } from '../../testing/password.ts';
import { refusedMailbox } from '../../testing/refused-mailbox.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../../testing/staff-under-test.ts';
import { startOfDay } from '../../time/india-time.ts';
import { remindDue } from './remind-due.ts';

let staff: StaffUnderTest;
const log = { error: () => undefined };

beforeAll(async () => {
  staff = await openStaffUnderTest();
  await staff.fresh.payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
}, 120_000);
afterAll(() => staff.fresh.remove());

const addLead = (more: Partial<Lead> = {}) =>
  staff.fresh.payload.create({ collection: 'leads', data: exampleLead({ language: 'hi', ...more }) });

const readLog = async (id: number) => {
  const { body } = await staff.ask('admin', 'GET', `/leads/${id}/work`);
  return (body.log as { kind: string; text: string; by: string }[])
    .map(({ kind, text, by }) => `${by} ${kind}: ${text}`)
    .toReversed();
};

const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString();

const read = (id: number) => staff.fresh.payload.findByID({ collection: 'leads', id, depth: 0 });

test('the log names calls, notes and changes with the person who made them', async () => {
  const { id } = await addLead();
  await staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'call', outcome: 'noAnswer' });
  expect((await read(id)).status).toBe('new');
  await staff.ask('sales', 'POST', `/leads/${id}/log`, {
    kind: 'call',
    outcome: 'reached',
    text: 'Wants two.',
  });
  await staff.ask('admin', 'POST', `/leads/${id}/log`, { kind: 'note', text: ' Has a showroom. ' });
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Send prices', nextStepOn: dayIn(3) });
  expect(await readLog(id)).toEqual([
    'sales call: No answer',
    'sales call: Reached: Wants two.',
    'sales status: From New to Contacted',
    'sales owner: From nobody to sales',
    'admin note: Has a showroom.',
    expect.stringMatching(/^sales step: Next step: Send prices, on \d+ \w+ \d{4}$/),
  ]);
  expect(await read(id)).toMatchObject({ status: 'contacted', owner: staff.ids.sales });
  expect(Date.parse((await read(id)).calledAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('an agreement to WhatsApp by word of mouth allows it, and is logged once with the clerk', async () => {
  const { id } = await addLead({ withdrawnAt: new Date().toISOString() });
  const agree = () => staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'consent' });
  expect((await staff.ask('sales', 'GET', `/leads/${id}/work`)).body.mayWhatsApp).toBe(false);
  expect((await agree()).body.mayWhatsApp).toBe(true);
  expect((await agree()).body.mayWhatsApp).toBe(true);
  expect(await readLog(id)).toEqual(['sales note: Agrees to WhatsApp']);
  const agreed = await read(id);
  expect(agreed).toMatchObject({ whatsappConsent: true, status: 'new', answeredAt: null });
  // The later of the two times counts.
  const { whatsappAgreedAt } = agreed;
  expect(Date.parse(whatsappAgreedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(agreed.withdrawnAt ?? ''));
  const [record] = (await toPersonFile(staff.fresh.payload, [agreed])).records;
  expect(record?.whatsapp_agreed_by_word_of_mouth_at).toBe(whatsappAgreedAt);
});

test('a withdrawal by word of mouth ends all consents, and is logged once with the clerk', async () => {
  const { id } = await addLead({ whatsappConsent: true, marketingConsent: true });
  const listAudit = async () =>
    (await staff.fresh.payload.find({ collection: 'audit-log', where: { what: { equals: `Lead ${id}` } } }))
      .docs;
  const withdraw = () => staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'withdrawn' });
  expect((await staff.ask('sales', 'GET', `/leads/${id}/work`)).body.hasConsent).toBe(true);
  expect((await withdraw()).body).toMatchObject({ hasConsent: false, mayWhatsApp: false });
  expect((await withdraw()).status).toBe(200);
  expect(await readLog(id)).toEqual(['sales note: Takes back what was agreed to']);
  const lead = await read(id);
  expect(lead).toMatchObject({ whatsappConsent: false, marketingConsent: false, status: 'new' });
  expect(Date.parse(lead.withdrawnAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  // The audit log must not name the person concerned for what a clerk did.
  expect(await listAudit()).toEqual([]);
  const news = await addLead({ marketingConsent: true });
  expect((await staff.ask('sales', 'GET', `/leads/${news.id}/work`)).body.hasConsent).toBe(true);
});

test.each([
  ['status', { kind: 'call', outcome: 'reached' }],
  ['status', { kind: 'message', way: 'mail' }],
  ['whatsapp_consent', { kind: 'consent' }],
  ['withdrawn_at', { kind: 'withdrawn' }],
])(
  'if the column %s cannot be written, nothing is noted, and a second press does all of it',
  async (column, body) => {
    const { id } = await addLead({ marketingConsent: true });
    const press = () => staff.ask('sales', 'POST', `/leads/${id}/log`, body);
    const { run } = await getSqlDatabase(staff.fresh.payload);
    await run(
      sql`CREATE TRIGGER broken BEFORE UPDATE ON leads WHEN NEW.${nameSql(column)} IS NOT OLD.${nameSql(column)} BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
    );
    expect((await press()).status).toBe(500);
    await run(sql`DROP TRIGGER broken`);
    expect(await readLog(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ calledAt: null, answeredAt: null });
    expect((await press()).status).toBe(200);
    expect((await readLog(id)).length).toBeGreaterThan(0);
  },
);

test('refuses notes that are empty, too long or of an unknown kind', async () => {
  const { id } = await addLead();
  for (const body of [
    { kind: 'note', text: ' ' },
    { kind: 'note', text: 'x'.repeat(2001) },
    { kind: 'status', text: 'x' },
    { kind: 'call' },
    { kind: 'call', outcome: 'toString' },
    { kind: 'message', way: 'pigeon' },
    {},
  ])
    expect((await staff.ask('sales', 'POST', `/leads/${id}/log`, body)).status).toBe(400);
  expect(await readLog(id)).toEqual([]);
});

test.each(['admin', 'editor', 'sales', 'hr', 'nobody'])(
  '%s cannot change a line of a log in any way',
  async (who) => {
    const { id } = await addLead();
    await staff.ask('admin', 'POST', `/leads/${id}/log`, { kind: 'note', text: 'As it was' });
    const { docs } = await staff.fresh.payload.find({
      collection: 'lead-log',
      where: { lead: { equals: id } },
    });
    const line = docs[0]?.id;
    const data = { lead: id, kind: 'note', text: 'Forged', by: 'x', at: new Date().toISOString() };
    const answers = [
      await staff.ask(who, 'POST', '/lead-log', data),
      await staff.ask(who, 'PATCH', `/lead-log/${line}`, { text: 'Forged' }),
      await staff.ask(who, 'PATCH', `/lead-log?where[lead][equals]=${id}`, { text: 'Forged' }),
      await staff.ask(who, 'DELETE', `/lead-log/${line}`),
      await staff.ask(who, 'DELETE', `/lead-log?where[lead][equals]=${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    await expect(staff.fresh.payload.delete({ collection: 'lead-log', id: line ?? 0 })).rejects.toThrow();
    expect(await readLog(id)).toEqual(['admin note: As it was']);
  },
);

test('each role can work on its own leads with every call, and on no others', async () => {
  const template = { name: 'Thanks', for: 'enquiry', text: 'Hello' };
  const { id: contact } = await addLead({ delivery: 'failed' });
  const { id: application } = await addLead({ kind: 'application', delivery: 'failed' });
  const calls: [string, string, object?][] = [
    ['GET', 'work'],
    ['POST', 'log', { kind: 'note', text: 'x' }],
    ['POST', 'send-again', {}],
  ];
  const statuses = async (who: string, id: number) => {
    const all: number[] = [];
    for (const [method, path, body] of calls)
      all.push((await staff.ask(who, method, `/leads/${id}/${path}`, body)).status);
    return all;
  };
  expect(await statuses('nobody', contact)).toEqual([401, 401, 401]);
  expect(await statuses('editor', contact)).toEqual([403, 403, 403]);
  expect(await statuses('hr', contact)).toEqual([404, 404, 404]);
  expect(await statuses('sales', application)).toEqual([404, 404, 404]);
  expect(await statuses('sales', contact)).toEqual([200, 200, 200]);
  expect(await statuses('hr', application)).toEqual([200, 200, 200]);
  const listed = async (who: string, slug: string) =>
    (await staff.ask(who, 'GET', `/${slug}?where[id][exists]=true&limit=0`)).body.totalDocs;
  expect(await listed('editor', 'lead-log')).toBeUndefined();
  expect(await listed('nobody', 'lead-log')).toBeUndefined();
  const all = (await listed('admin', 'lead-log')) as number;
  expect(Number(await listed('sales', 'lead-log')) + Number(await listed('hr', 'lead-log'))).toBe(all);
  expect((await staff.ask('hr', 'POST', '/reply-templates', template)).status).toBe(403);
  expect((await staff.ask('nobody', 'POST', '/reply-templates', template)).status).toBe(403);
  const made = await staff.ask('sales', 'POST', '/reply-templates', template);
  expect(made.status).toBe(201);
  // As the studio sends it when it opens the form.
  const { for: _, ...unsaid } = template;
  const ofTheirs = await staff.ask('hr', 'POST', '/reply-templates', unsaid);
  expect(ofTheirs.body.doc).toMatchObject({ for: 'application' });
  expect((await staff.ask('nobody', 'POST', '/reply-templates', unsaid)).status).toBe(403);
  const theirs = ofTheirs.body.doc as { id: number };
  await staff.fresh.payload.delete({ collection: 'reply-templates', id: theirs.id });
  const { id } = made.body.doc as { id: number };
  expect((await staff.ask('hr', 'GET', `/reply-templates/${id}`)).status).toBe(404);
  expect((await staff.ask('hr', 'PATCH', `/reply-templates/${id}`, { text: 'Mine' })).status).toBe(403);
  for (const [name, most] of Object.entries({ name: 80, subject: 200, text: 4000 })) {
    const save = (length: number) =>
      staff.ask('sales', 'PATCH', `/reply-templates/${id}`, { [name]: 'a'.repeat(length) });
    expect([(await save(most + 1)).status, (await save(most)).status]).toEqual([400, 200]);
  }
  await staff.ask('sales', 'PATCH', `/reply-templates/${id}`, { for: 'application' });
  expect((await staff.ask('sales', 'GET', `/reply-templates/${id}`)).status).toBe(200);
  await staff.fresh.payload.delete({ collection: 'reply-templates', id });
});

test('a template is filled in with the lead, in the visitor’s language, and sets the status', async () => {
  const { payload } = staff.fresh;
  const { id } = await payload.create({
    collection: 'reply-templates',
    locale: 'en',
    data: { name: 'Prices', for: 'enquiry', text: 'Hello {name}, from {place}', subject: '{company}' },
  });
  await payload.update({
    collection: 'reply-templates',
    id,
    locale: 'hi',
    data: { text: 'नमस्ते {name}, {vehicle}: {me}' },
  });
  const lead = await addLead({ vehicle: 'Millo' });
  const { body } = await staff.ask('sales', 'GET', `/leads/${lead.id}/work`);
  expect(body).toMatchObject({
    digits: '919825012345',
    vehicle: 'Millo',
    replies: [
      {
        name: 'Prices',
        subject: siteSettings.company,
        text: 'नमस्ते Asha Patel, Millo: sales',
        language: 'hi',
      },
    ],
  });
  const gujarati = await addLead({ language: 'gu' });
  const other = await staff.ask('sales', 'GET', `/leads/${gujarati.id}/work`);
  expect(other.body).toMatchObject({ replies: [{ text: 'Hello Asha Patel, from ……', language: 'en' }] });
  await staff.ask('sales', 'POST', `/leads/${lead.id}/log`, {
    kind: 'message',
    way: 'whatsapp',
    template: id,
  });
  expect(await readLog(lead.id)).toEqual([
    'sales message: WhatsApp: “Prices”',
    'sales status: From New to Contacted',
    'sales owner: From nobody to sales',
  ]);
  const unknown = await staff.ask('sales', 'PATCH', `/reply-templates/${id}`, { text: 'Dear {nmae}' });
  expect(JSON.stringify(unknown.body)).toContain('The studio cannot fill in {nmae}');
  const foreign = await staff.ask('sales', 'PATCH', `/reply-templates/${id}`, { setsStatus: 'hired' });
  expect(foreign.status).toBe(400);
});

test('an answer names the phone of the team for the kind of lead, and the position in the visitor’s language', async () => {
  const { payload } = staff.fresh;
  const template = { name: 'Call us', text: 'Ring {phone} about {position}' };
  const made = await Promise.all(
    (['enquiry', 'application'] as const).map((group) =>
      payload.create({ collection: 'reply-templates', locale: 'en', data: { ...template, for: group } }),
    ),
  );
  const position = examplePosition();
  const { id: job } = await payload.create({ collection: 'jobs', locale: 'en', data: position });
  const inHindi = { ...position, position: 'फ़िटर' };
  await payload.update({ collection: 'jobs', id: job, locale: 'hi', data: inHindi });
  const readReply = async (more: Partial<Lead>) => {
    const { id } = await addLead(more);
    const { body } = await staff.ask('admin', 'GET', `/leads/${id}/work`);
    return (body.replies as { name: string; text: string }[]).find((reply) => reply.name === 'Call us')?.text;
  };
  expect(await readReply({ kind: 'dealer' })).toBe('Ring +91 79 0000 0003 about ……');
  expect(await readReply({ kind: 'testride' })).toBe('Ring +91 79 0000 0002 about ……');
  // No phone number has the purpose careers.
  const application = { kind: 'application', job, position: 'Fitter' } as const;
  expect(await readReply(application)).toBe('Ring +91 79 0000 0001 about फ़िटर');
  expect(await readReply({ ...application, language: 'gu' })).toBe('Ring +91 79 0000 0001 about Fitter');
  for (const { id } of made) await payload.delete({ collection: 'reply-templates', id });
});

test('an answer without a template is logged too', async () => {
  const { id } = await addLead();
  const answer = { kind: 'message', way: 'mail', template: null };
  expect((await staff.ask('sales', 'POST', `/leads/${id}/log`, answer)).status).toBe(200);
  expect(await readLog(id)).toEqual([
    'sales message: Mail, without a template',
    'sales status: From New to Contacted',
    'sales owner: From nobody to sales',
  ]);
});

test('reaching or answering a visitor makes the clerk the owner of an open lead without an owner', async () => {
  const reached = { kind: 'call', outcome: 'reached' };
  const ownerAfter = async (press: object, more: Partial<Lead> = {}) => {
    const { id } = await addLead(more);
    expect((await staff.ask('sales', 'POST', `/leads/${id}/log`, press)).status).toBe(200);
    return (await read(id)).owner;
  };
  const [me, colleague] = [staff.ids.sales, Number(staff.ids.admin)];
  expect(await ownerAfter(reached)).toBe(me);
  expect(await ownerAfter(reached, { status: 'contacted' })).toBe(me);
  expect(await ownerAfter({ kind: 'message', way: 'mail' }, { status: 'contacted' })).toBe(me);
  expect(await ownerAfter(reached, { owner: colleague })).toBe(colleague);
  expect(await ownerAfter(reached, { status: 'lost' })).toBeNull();
  expect(await ownerAfter({ kind: 'call', outcome: 'noAnswer' })).toBeNull();
});

test('an answer to a closed lead does not reopen it, whatever status its template sets', async () => {
  const { payload } = staff.fresh;
  const data = { name: 'Papers', for: 'application', text: 'Bring them', setsStatus: 'interview' } as const;
  const { id: template } = await payload.create({ collection: 'reply-templates', locale: 'en', data });
  const closed = { status: 'hired', closedAt: '2026-04-05T01:00:00.000Z' } as const;
  const { id } = await addLead({ kind: 'application', ...closed });
  const answer = { kind: 'message', way: 'mail', template };
  expect((await staff.ask('hr', 'POST', `/leads/${id}/log`, answer)).status).toBe(200);
  expect(await read(id)).toMatchObject(closed);
  expect(await readLog(id)).toEqual(['hr message: Mail: “Papers”']);
  await payload.delete({ collection: 'reply-templates', id: template });
});

test('a colleague who is given ten leads gets one mail, and one who takes a lead gets none', async () => {
  const { id: owner } = await staff.fresh.payload.create({
    collection: 'staff',
    data: { name: 'Ravi', email: 'ravi@example.com', password: goodPassword, role: 'sales' },
  });
  const leads = await Promise.all(Array.from({ length: 10 }, () => addLead()));
  const ids = leads.map(({ id }) => id);
  const given = await staff.ask('sales', 'PATCH', `/leads?where[id][in]=${ids.join(',')}`, { owner });
  expect(given.status).toBe(200);
  await finishWork();
  const mails = staff.readMails('Yours now');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('To: ravi@example.com');
  expect(mails[0]).toContain('Yours now: 10 leads');
  expect(mails[0]).toContain(`/studio/collections/leads/${ids[9]}`);
  expect(mails[0]).not.toContain('Asha');
  await staff.ask('sales', 'PATCH', `/leads/${ids[0]}`, { owner: staff.ids.sales });
  await finishWork();
  expect(staff.readMails('Yours now')).toHaveLength(1);
});

test('leads given by several calls are announced in one mail at the end, without leads that somebody else or an earlier call gave', async () => {
  const { id: owner } = await staff.fresh.payload.create({
    collection: 'staff',
    data: { name: 'Bina', email: 'bina@example.com', password: goodPassword, role: 'sales' },
  });
  const given = [await addLead(), await addLead(), await addLead()].map(({ id }) => id);
  const { db } = staff.fresh.payload;
  const add = async (more: Partial<Lead> = {}) =>
    Number((await db.create({ collection: 'leads', data: exampleLead(more), req: {} })).id);
  const [givenByOther, givenBefore, takenBack] = [await add(), await add(), await add()];
  const notGiven = [await add(), await add({ owner }), givenByOther, givenBefore, takenBack];
  const rest = await Promise.all(Array.from({ length: 100 }, () => add()));
  const give = async (role: 'sales' | 'admin', leads: number[]) => {
    const path = `/leads?where[id][in]=${leads.join(',')}&tellsLater=true`;
    expect((await staff.ask(role, 'PATCH', path, { owner })).status).toBe(200);
  };
  const parts = [given.slice(0, 2), [...given.slice(2), ...rest.slice(1)], rest.slice(0, 1)];
  for (const part of [...parts, [givenBefore, takenBack]]) await give('sales', part);
  await give('admin', [givenByOther]);
  const { run } = await getSqlDatabase(staff.fresh.payload);
  const earlier = new Date(Date.now() - day).toISOString();
  await run(sql`UPDATE lead_log SET at = ${earlier} WHERE lead = ${givenBefore}`);
  await run(sql`UPDATE leads SET owner_id = NULL WHERE id = ${takenBack}`);
  await finishWork();
  const readMails = () => staff.readMails('Yours now').filter((mail) => mail.includes('bina@example.com'));
  expect(readMails()).toEqual([]);
  const tell = (role: Parameters<StaffUnderTest['ask']>[0], to: unknown = owner) =>
    staff.ask(role, 'POST', '/leads/tell-owner', { owner: to, leads: [...given, ...rest, ...notGiven] });
  expect((await tell('nobody')).status).toBe(401);
  expect((await tell('editor')).status).toBe(403);
  expect((await tell('sales', 'Bina')).status).toBe(400);
  // A clerk cannot send mails about leads that he may not see.
  expect(await tell('hr')).toEqual({ status: 200, body: { told: 0 } });
  expect(await tell('sales')).toEqual({ status: 200, body: { told: 103 } });
  await finishWork();
  const [mail, ...more] = readMails();
  expect(more).toEqual([]);
  expect(mail).toContain('Yours now: 103 leads');
  expect(mail?.match(/collections\/leads\/\d+/g)).toHaveLength(100);
  expect(mail).toContain('and 3 more');
  for (const id of notGiven) expect(mail).not.toMatch(new RegExp(`/leads/${id}\\b`));
});

test('announces to a colleague no lead that was given to another colleague of the same name', async () => {
  const { payload } = staff.fresh;
  const add = (email: string) =>
    payload.create({
      collection: 'staff',
      data: { name: 'Dipti', email, password: goodPassword, role: 'sales' },
    });
  const [one, other] = [await add('dipti.one@example.com'), await add('dipti.other@example.com')];
  const lead = (await addLead()).id;
  const path = `/leads?where[id][in]=${lead}&tellsLater=true`;
  expect((await staff.ask('sales', 'PATCH', path, { owner: one.id })).status).toBe(200);
  expect((await staff.ask('admin', 'PATCH', path, { owner: other.id })).status).toBe(200);
  expect(await staff.ask('sales', 'POST', '/leads/tell-owner', { owner: other.id, leads: [lead] })).toEqual({
    status: 200,
    body: { told: 0 },
  });
  expect(await staff.ask('admin', 'POST', '/leads/tell-owner', { owner: other.id, leads: [lead] })).toEqual({
    status: 200,
    body: { told: 1 },
  });
  await finishWork();
});

test('announces more leads to a colleague than one query of the API may name', async () => {
  const { id: owner } = await staff.fresh.payload.create({
    collection: 'staff',
    data: { name: 'Chitra', email: 'chitra@example.com', password: goodPassword, role: 'sales' },
  });
  const { run, rows } = await getSqlDatabase(staff.fresh.payload);
  await run(sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts, escalations, owner_id)
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 5001)
    SELECT 'inquiry', 'Given', '', '', 'new', 'en', 'notAsked', 'given ' || n, 'done', 0, 0, ${owner} FROM counted`);
  await run(sql`INSERT INTO lead_log (lead, is_application, at, kind, text, "by", staff_id)
    SELECT id, false, ${new Date().toISOString()}, 'owner', 'From nobody to Chitra', 'sales', ${Number(staff.ids.sales)} FROM leads WHERE name = 'Given'`);
  const leads = (await rows(sql`SELECT id FROM leads WHERE name = 'Given'`)).map(({ id }) => Number(id));
  expect(await staff.ask('sales', 'POST', '/leads/tell-owner', { owner, leads })).toEqual({
    status: 200,
    body: { told: 5001 },
  });
  await finishWork();
  const [mail] = staff.readMails('Yours now: 5,001 leads');
  expect(mail).toContain('and 4,901 more');
  await run(sql`DELETE FROM lead_log WHERE lead IN (SELECT id FROM leads WHERE name = 'Given')`);
  await run(sql`DELETE FROM leads WHERE name = 'Given'`);
});

test('a change of leads by their ids skips those that no longer meet the other conditions', async () => {
  const owner = Number(staff.ids.admin);
  const [open, won, others] = [
    await addLead({ owner }),
    await addLead({ owner, status: 'won' }),
    await addLead(),
  ].map(({ id }) => id);
  const list = `where[or][0][and][0][owner][equals]=${owner}&where[or][0][and][1][status][not_in][0]=won`;
  const path = `/leads?${list}&where[id][in]=${open},${won},${others}&tellsLater=true`;
  const { body } = await staff.ask('sales', 'PATCH', path, { notes: 'Has a showroom.' });
  expect((body.docs as Lead[]).map(({ id }) => id)).toEqual([open]);
  expect(body.errors).toEqual([]);
});

test('a clerk who takes leads themselves gets no mail, and the call succeeds', async () => {
  const { id } = await addLead();
  const owner = staff.ids.sales;
  const before = staff.readMails('Yours now').length;
  await staff.ask('sales', 'PATCH', `/leads?where[id][in]=${id}&tellsLater=true`, { owner });
  expect(await staff.ask('sales', 'POST', '/leads/tell-owner', { owner, leads: [id] })).toEqual({
    status: 200,
    body: { told: 0 },
  });
  await finishWork();
  expect(staff.readMails('Yours now')).toHaveLength(before);
});

test('refuses a next step in the past, and closing a lead clears its next step', async () => {
  const { id } = await addLead();
  const over = new Date(Date.now() - 2 * day).toISOString();
  expect((await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStepOn: over })).status).toBe(400);
  await staff.fresh.payload.db.updateOne({
    collection: 'leads',
    id,
    data: { nextStepOn: over, nextStep: 'x' },
  });
  expect((await staff.ask('sales', 'PATCH', `/leads/${id}`, { notes: 'still open' })).status).toBe(200);
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { status: 'lost' });
  expect(await read(id)).toMatchObject({ nextStep: null, nextStepOn: null });
});

test('a next step needs a day, with an error at that field; an earlier step without a day stays', async () => {
  const { id } = await addLead();
  const change = (data: object) => staff.ask('sales', 'PATCH', `/leads/${id}`, data);
  const nextStepOn = dayIn(2);
  const lacking = await change({ nextStep: 'Send prices', notes: 'Wants a loan' });
  expect([lacking.status, lacking.body.errors]).toMatchObject([
    400,
    [
      {
        data: {
          errors: [{ path: 'nextStepOn', message: expect.stringContaining('nobody gets a reminder') }],
        },
      },
    ],
  ]);
  expect(await read(id)).toMatchObject({ nextStep: null, notes: null });
  expect((await change({ nextStep: 'Send prices', nextStepOn })).status).toBe(200);
  expect((await change({ nextStepOn: null })).status).toBe(400);
  expect((await change({ nextStep: 'Call Asha' })).status).toBe(200);
  expect((await change({ nextStep: null, nextStepOn: null })).status).toBe(200);
  await staff.fresh.payload.db.updateOne({ collection: 'leads', id, data: { nextStep: 'Ask again' } });
  expect((await change({ nextStep: 'Ask again', nextStepOn: null, notes: 'Rang' })).status).toBe(200);
});

test('a next step planned by the change that closes a lead stays, with its day and reminder', async () => {
  const { id } = await addLead();
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Send prices', nextStepOn: dayIn(2) });
  const { nextStep, nextStepOn } = await read(id);
  // The page of a lead sends everything that it shows with every save.
  const form = { status: 'won', nextStep, nextStepOn };
  const after = { nextStep: 'Ask how the first month was', nextStepOn: dayIn(30) };
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { ...form, ...after });
  expect(await read(id)).toMatchObject({ status: 'won', ...after, remindAt: expect.any(String) });
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { status: 'contacted' });
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { ...form, ...after, status: 'lost' });
  expect(await read(id)).toMatchObject({ status: 'lost', nextStep: null, nextStepOn: null, remindAt: null });
});

const plan = async (nextStepOn: string) => {
  const { id } = await addLead();
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Call Asha', nextStepOn });
  return id;
};

test('mails one reminder to the owner at nine in India, by one of many processes, also one that starts later', async () => {
  const { payload } = staff.fresh;
  const noon = new Date(Date.now() + 20 * day).toISOString().slice(0, 10);
  const ids = [await plan(`${noon}T12:00:00.000Z`), await plan(`${noon}T12:00:00.000Z`)];
  const nine = Date.parse(`${noon}T03:30:00.000Z`);
  // Clears the reminders that other tests have planned.
  await remindDue(payload, log, () => nine - day);
  const before = staff.readMails('next steps are due').length;
  expect(await remindDue(payload, log, () => nine - 1)).toBe(0);
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => remindDue(payload, log, () => nine + 3_600_000)),
  );
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await remindDue(payload, log, () => nine + day)).toBe(0);
  const mails = staff.readMails('2 next steps are due');
  expect([before, mails.length]).toEqual([0, 1]);
  const [mail] = mails;
  expect(mail).toContain('To: sales@example.com');
  expect(mail).toContain('You have planned a next step for:');
  for (const id of ids) expect(mail).toContain(`/leads/${id}`);
  expect(mail).not.toContain('Asha');
});

test('one call marks a step as done, or moves it to another day with its words', async () => {
  const { id } = await addLead();
  const step = (data: object) => staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'step', ...data });
  const loan = { nextStep: 'Call about the loan', nextStepOn: dayIn(9) };
  await staff.ask('sales', 'PATCH', `/leads/${id}`, loan);
  expect((await step({ inDays: 3 })).status).toBe(200);
  const put = await read(id);
  expect(put).toMatchObject({ nextStep: 'Call about the loan', remindAt: expect.any(String) });
  expect((Date.parse(put.nextStepOn ?? '') - startOfDay().getTime()) / day).toBe(3.5);
  for (const inDays of [-1, 1.5, 32, '3', null, undefined]) expect((await step({ inDays })).status).toBe(400);
  const { body } = await step({ inDays: 0 });
  expect(body.lead).toMatchObject({ nextStep: null, nextStepOn: null });
  expect((await read(id)).remindAt).toBeNull();
  await step({ inDays: 0 });
  expect((await readLog(id)).slice(-1)).toEqual([
    expect.stringMatching(/^sales step: Done: Call about the loan, on \d/),
  ]);
});

test('refuses to act on a step that changed meanwhile, and says what it is now', async () => {
  const nextStepOn = `${new Date(Date.now() + 9 * day).toISOString().slice(0, 10)}T12:00:00.000Z`;
  const id = await plan(nextStepOn);
  const shown = { nextStep: 'Call Asha', nextStepOn };
  const theirs = { nextStep: 'Send papers', nextStepOn };
  await staff.ask('admin', 'PATCH', `/leads/${id}`, theirs);
  const step = (inDays: number, seen: object) =>
    staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'step', inDays, shown: seen });
  for (const inDays of [0, 3]) {
    const { status, body } = await step(inDays, shown);
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringMatching(/It is now: Send papers, on \d+ \w+ \d{4}\. Nothing was done\./),
    ]);
  }
  expect((await step(0, { nextStep: 'Send papers', nextStepOn: null })).status).toBe(409);
  expect(await read(id)).toMatchObject(theirs);
  expect((await step(0, theirs)).status).toBe(200);
  expect((await step(1, { nextStep: null, nextStepOn: null })).status).toBe(200);
});

test('sends a failed reminder later, and reminds of a moved step on its new day', async () => {
  const { payload } = staff.fresh;
  const noon = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
  const id = await plan(`${noon}T12:00:00.000Z`);
  const nine = Date.parse(`${noon}T03:30:00.000Z`);
  const { sendEmail } = payload;
  const tried: unknown[] = [];
  payload.sendEmail = async ({ messageId, ...mail }) => {
    tried.push(messageId);
    if (tried.length === 1) throw new Error('no mail server');
    return sendEmail({ messageId, ...mail });
  };
  expect(await remindDue(payload, log, () => nine)).toBe(0);
  expect(await remindDue(payload, log, () => nine + 60_000)).toBe(0);
  expect(await remindDue(payload, log, () => nine + 6 * 60_000)).toBe(1);
  await staff.ask('sales', 'PATCH', `/leads/${id}`, {
    nextStepOn: new Date(Date.parse(`${noon}T12:00:00.000Z`) + day).toISOString(),
  });
  expect(await remindDue(payload, log, () => nine + 60 * 60_000)).toBe(0);
  expect(await remindDue(payload, log, () => nine + day)).toBe(1);
  payload.sendEmail = sendEmail;
  // A mailbox that did get the first mail recognises the second as the same one, but not the mail for another day.
  const [first, again, moved] = tried;
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f]{32}$/));
  expect([again === first, moved === first, tried.length]).toEqual([true, false, 3]);
});

const addColleague = async (name: string, more: Partial<Staff> = {}) => {
  const { id } = await staff.fresh.payload.create({
    collection: 'staff',
    data: { name, email: `${name}@example.com`, password: goodPassword, role: 'sales', ...more },
  });
  return id;
};
const deactivate = (id: number) =>
  staff.fresh.payload.update({ collection: 'staff', id, data: { deactivated: true } });

test('a form opened before a colleague’s change does not undo it, also after a call was noted on the page', async () => {
  const { id, updatedAt: opened } = await addLead();
  await nextMoment();
  await staff.ask('admin', 'PATCH', `/leads/${id}`, { notes: 'Wants a loan' });
  const { updatedAt: between } = await read(id);
  const call = { kind: 'call', outcome: 'reached', opened };
  await nextMoment();
  const { body } = await staff.ask('sales', 'POST', `/leads/${id}/log`, call);
  expect(body.lead).toMatchObject({ status: 'contacted', notes: 'Wants a loan' });
  const form = { notes: '', nextStep: 'Send prices', nextStepOn: dayIn(2), opened };
  expect((await staff.ask('sales', 'PATCH', `/leads/${id}`, form)).status).toBe(409);
  // The colleague's own page, opened after his change and before the call, cannot undo the status either.
  const theirs = { status: 'new', nextStep: 'Call the bank', nextStepOn: dayIn(2), opened: between };
  expect((await staff.ask('admin', 'PATCH', `/leads/${id}`, theirs)).status).toBe(409);
  expect(await read(id)).toMatchObject({ notes: 'Wants a loan', status: 'contacted' });

  // Without a colleague's change, a page can still be saved after a call.
  const { updatedAt: fresh } = await read(id);
  await staff.ask('sales', 'POST', `/leads/${id}/log`, { ...call, opened: fresh });
  const seen = { ...form, notes: 'Wants a loan', opened: fresh };
  // Nobody else has changed the lead since then.
  expect((await staff.ask('sales', 'PATCH', `/leads/${id}`, seen)).status).toBe(200);
});

test('a form does not undo a colleague’s change after its own clerk changed the lead from the list', async () => {
  const { id, updatedAt: opened } = await addLead();
  await nextMoment();
  await staff.ask('admin', 'PATCH', `/leads/${id}`, { notes: 'Wants a loan' });
  const bulk = await staff.ask('sales', 'PATCH', `/leads?where[id][in]=${id}`, { status: 'contacted' });
  expect(bulk.status).toBe(200);
  const form = { status: 'contacted', notes: 'Wants two', opened };
  const { status, body } = await staff.ask('sales', 'PATCH', `/leads/${id}`, form);
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('admin saved this after ')]);
  expect(await read(id)).toMatchObject({ notes: 'Wants a loan', status: 'contacted' });
});

test('a lead cannot be given to a deactivated colleague, but stays with one who has it', async () => {
  const [gone, other] = [await addColleague('gone'), await addColleague('other')];
  const { id } = await addLead({ owner: gone });
  await deactivate(gone);
  await deactivate(other);
  const change = async (data: object) => (await staff.ask('sales', 'PATCH', `/leads/${id}`, data)).status;
  expect(await change({ owner: other })).toBe(400);
  expect(await change({ notes: 'Ring after six' })).toBe(200);
  expect(await change({ owner: gone, status: 'contacted' })).toBe(200);
  expect(await change({ owner: staff.ids.sales })).toBe(200);
  expect(await change({ owner: gone })).toBe(400);
  expect(await read(id)).toMatchObject({ owner: staff.ids.sales, status: 'contacted' });
});

test.each(['editor', 'hr'] as const)(
  'a lead of a colleague who is %s now can be worked on and handed over, but not given back',
  async (role) => {
    const owner = await addColleague(`moved to ${role}`.replaceAll(' ', '-'));
    const { id } = await addLead({ owner });
    await staff.fresh.payload.update({ collection: 'staff', id: owner, data: { role } });
    const change = async (data: object) => (await staff.ask('sales', 'PATCH', `/leads/${id}`, data)).status;
    expect(await change({ notes: 'Ring after six' })).toBe(200);
    expect(await change({ owner, nextStep: 'Send prices', nextStepOn: dayIn(2) })).toBe(200);
    const call = { kind: 'call', outcome: 'reached' };
    expect((await staff.ask('sales', 'POST', `/leads/${id}/log`, call)).status).toBe(200);
    expect(await read(id)).toMatchObject({ owner, notes: 'Ring after six', status: 'contacted' });
    expect(await change({ owner: staff.ids.sales })).toBe(200);
    expect(await change({ owner })).toBe(400);
  },
);

test('a reminder of a lead that its owner may no longer open goes to the superior, and reminders of other leads to the owner', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('head');
  const owner = await addColleague('moved', { superior });
  const time = Date.now() + 90 * day;
  await remindDue(payload, log, () => time);
  const remindAt = new Date(time).toISOString();
  const [enquiry, application] = [
    await addLead({ owner, remindAt }),
    await addLead({ kind: 'application', remindAt }),
  ];
  await payload.update({ collection: 'staff', id: owner, data: { role: 'hr' } });
  await payload.update({ collection: 'leads', id: application.id, data: { owner } });
  expect(await remindDue(payload, log, () => time + 1000)).toBe(2);
  const [toHead, ...more] = staff.readMails(`/leads/${enquiry.id}`);
  expect(toHead).toContain('To: head@example.com');
  expect(toHead).toContain('moved, who may not open them any more, had planned');
  expect(more).toEqual([]);
  const [own] = staff.readMails(`/leads/${application.id}`);
  expect(own).toContain('To: moved@example.com');
  expect(own).not.toContain(`/leads/${enquiry.id}`);

  // It does not go to a superior who no longer works leads either.
  await payload.update({ collection: 'staff', id: superior, data: { role: 'editor' } });
  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
  await payload.db.updateOne({ collection: 'leads', id: enquiry.id, data: { remindAt }, returning: false });
  expect(await remindDue(payload, log, () => time + 1000)).toBe(1);
  expect(staff.readMails(`/leads/${enquiry.id}`).join()).toContain('To: desk@example.com');
  const readWork = async () => (await staff.ask('sales', 'GET', `/leads/${enquiry.id}/work`)).body;
  expect(await readWork()).toMatchObject({ isLateTold: true });
  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: null } });
  expect(await readWork()).toMatchObject({ isLateTold: false });
});

test('a reminder for a colleague on leave goes to the superior, or to the colleague if there is none', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('stays');
  const time = Date.now() + 70 * day;
  await remindDue(payload, log, () => time);
  const onLeave = { awayUntil: new Date(time + day).toISOString() };
  const [owner, alone] = [
    await addColleague('away', { ...onLeave, superior }),
    await addColleague('alone', onLeave),
  ];
  const remindAt = new Date(time).toISOString();
  const leads = [await addLead({ owner, remindAt }), await addLead({ owner: alone, remindAt })];
  expect(await remindDue(payload, log, () => time + 1000)).toBe(2);
  const [toSuperior, toAlone] = leads.map(({ id }) => staff.readMails(`/leads/${id}`).join());
  expect(toSuperior).toContain('To: stays@example.com');
  expect(toSuperior).toContain('away, who is on leave, had planned');
  expect(toAlone).toContain('To: alone@example.com');
  // After his leave he is reminded himself.
  const later = time + 3 * day;
  const { id } = await addLead({ owner, remindAt: new Date(later).toISOString() });
  expect(await remindDue(payload, log, () => later + 1000)).toBe(1);
  expect(staff.readMails(`/leads/${id}`).join()).toContain('To: away@example.com');
});

test('a reminder for a deactivated colleague goes to the superior, else to the address for late leads, else into the log once', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('superior');
  const owner = await addColleague('left', { superior });
  const time = Date.now() + 60 * day;
  await remindDue(payload, log, () => time);
  const planFor = async () => {
    const lead = await addLead();
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: { owner, remindAt: new Date(time).toISOString() },
    });
    return lead.id;
  };
  const faults: string[] = [];
  const remind = () =>
    remindDue(payload, { error: (_details, message) => faults.push(message) }, () => time + 1000);
  const readTold = (id: number) =>
    staff.readMails(`/leads/${id}`).map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1]);

  await deactivate(owner);
  const first = await planFor();
  expect(await remind()).toBe(1);
  expect(readTold(first)).toEqual(['superior@example.com']);
  const [mail] = staff.readMails(`/leads/${first}`);
  expect(mail).toContain('Good morning superior,');
  expect(mail).toContain('left, who has left');

  await deactivate(superior);
  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
  const second = await planFor();
  expect(await remind()).toBe(1);
  expect(readTold(second)).toEqual(['desk@example.com']);
  expect(faults).toEqual([]);

  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: null } });
  const third = await planFor();
  expect([await remind(), await remind()]).toEqual([0, 0]);
  expect(faults).toEqual(['a reminder has nobody to go to']);
  expect(readTold(third)).toEqual([]);
  expect((await read(third)).remindAt).toBeNull();
});

test('a reminder for a mailbox that refuses mail goes to the superior once, and is not retried forever', async () => {
  const { payload } = staff.fresh;
  const superior = await addColleague('above');
  const owner = await addColleague('full', { superior });
  const time = Date.now() + 80 * day;
  await remindDue(payload, log, () => time);
  const { id } = await addLead({ owner, remindAt: new Date(time).toISOString() });
  const { sendEmail } = payload;
  const refusing = new Set(['full@example.com']);
  payload.sendEmail = async (mail) => {
    if (refusing.has(String(mail.to))) throw refusedMailbox();
    return sendEmail(mail);
  };
  const faults: string[] = [];
  const remind = (at: number) =>
    remindDue(payload, { error: (_details, message) => faults.push(message) }, () => at);
  try {
    expect([await remind(time + 1000), await remind(time + day)]).toEqual([1, 0]);
    const [mail] = staff.readMails(`/leads/${id}`);
    expect(mail).toContain('To: above@example.com');
    expect(mail).toContain('full, whose mailbox refuses mail, had planned');
    expect(faults).toEqual([]);

    // All of them refuse, as a broken mail server does.
    refusing.add('above@example.com');
    const begin = time + 2 * day;
    const planned = {
      owner,
      remindAt: new Date(begin).toISOString(),
      nextStepOn: new Date(begin).toISOString(),
    };
    const next = await addLead(planned);
    expect([await remind(begin), await remind(begin + 50 * 60_000)]).toEqual([0, 0]);
    expect(faults).toEqual(['a reminder was refused by every mailbox']);
    refusing.delete('full@example.com');
    expect(await remind(begin + 61 * 60_000)).toBe(1);
    expect(staff.readMails(`/leads/${next.id}`).join()).toContain('To: full@example.com');

    refusing.add('full@example.com');
    const last = await addLead(planned);
    await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
    expect(await remind(begin)).toBe(1);
    expect(staff.readMails(`/leads/${last.id}`).join()).toContain('To: desk@example.com');

    refusing.add('desk@example.com');
    const lost = await addLead(planned);
    expect([await remind(begin), await remind(begin + 2 * day), await remind(begin + 3 * day)]).toEqual([
      0, 0, 0,
    ]);
    expect((await read(lost.id)).remindAt).toBeNull();
  } finally {
    payload.sendEmail = sendEmail;
  }
});

test('a reminder of leads without an owner goes to the address for late leads, else into the log once', async () => {
  const { payload } = staff.fresh;
  const time = Date.now() + 70 * day;
  const faults: unknown[] = [];
  const logged = { error: (_details: object, message: string) => faults.push(message) };
  const remind = () => remindDue(payload, logged, () => time + 1000);
  await remind();
  faults.length = 0;
  const planForNobody = async () => {
    const { id } = await addLead({ remindAt: new Date(time).toISOString() });
    return id;
  };

  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
  const both = [await planForNobody(), await planForNobody()];
  expect(await remind()).toBe(1);
  const [mail, ...others] = staff.readMails(`/leads/${both[0]}`);
  expect(others).toEqual([]);
  for (const said of [
    'To: desk@example.com',
    'Good morning,',
    'A colleague had planned',
    'have no owner now. Please choose one',
    `/leads/${both[1]}`,
  ])
    expect(mail).toContain(said);

  await payload.updateGlobal({ slug: 'answer-times', data: { lateTo: null } });
  const third = await planForNobody();
  expect([await remind(), await remind()]).toEqual([0, 0]);
  expect(faults).toEqual(['a reminder has nobody to go to']);
  expect((await read(third)).remindAt).toBeNull();
});

test('a change by a search changes the leads that the list shows, and no others', async () => {
  const { id: found } = await addLead({ phone: '+91 99887 76655', phoneDigits: '919988776655' });
  const { id: written } = await addLead({ message: 'Ring my brother: 9988776655' });
  const search = ['name', 'email', 'phone', 'message']
    .map((field, place) => `where[or][${place}][${field}][like]=99887-76655`)
    .join('&');
  const listed = await staff.ask('sales', 'GET', `/leads?${search}`);
  expect((listed.body.docs as Lead[]).map(({ id }) => id)).toEqual([found]);
  expect((await staff.ask('sales', 'PATCH', `/leads?${search}`, { notes: 'Searched' })).status).toBe(200);
  expect([(await read(found)).notes, (await read(written)).notes]).toEqual(['Searched', null]);
});

test('failed mails of a lead become due again, once', async () => {
  const { id } = await addLead({ delivery: 'failed', attempts: 12, lastProblem: 'No such mailbox' });
  expect((await staff.ask('sales', 'POST', `/leads/${id}/send-again`)).status).toBe(200);
  expect((await staff.ask('sales', 'POST', `/leads/${id}/send-again`)).status).toBe(409);
  const again = await read(id);
  expect(again).toMatchObject({ delivery: 'due', attempts: 0, lastProblem: null });
  // The day of attempts begins anew at that time.
  expect(again.triedSince).toBe(again.nextAttemptAt);
});

test('failed mails of several leads become due again at once, but only of leads that the caller may see', async () => {
  const failed = { delivery: 'failed', attempts: 12, name: 'Failed Together' } as const;
  const [one, two, three] = [
    await addLead(failed),
    await addLead(failed),
    await addLead({ ...failed, kind: 'application' }),
  ];
  const done = await addLead({ name: 'Failed Together', delivery: 'done' });
  const url = '/leads/send-again?where[name][equals]=Failed Together';
  expect((await staff.ask('nobody', 'POST', url)).status).toBe(401);
  expect((await staff.ask('editor', 'POST', url)).status).toBe(403);
  expect((await staff.ask('sales', 'POST', '/leads/send-again')).status).toBe(400);
  expect((await staff.ask('sales', 'POST', `/leads/send-again?where[id][in]=${three.id}`)).status).toBe(409);
  expect(await staff.ask('sales', 'POST', url)).toEqual({ status: 200, body: { sent: 2, left: 0 } });
  expect((await staff.ask('sales', 'POST', url)).status).toBe(409);
  const states = await Promise.all([one, two, three, done].map(async ({ id }) => (await read(id)).delivery));
  expect(states).toEqual(['due', 'due', 'failed', 'done']);
  expect((await read(two.id)).triedSince).not.toBeNull();
  const { log } = (await staff.ask('sales', 'GET', `/leads/${one.id}/work`)).body as {
    log: { text: string }[];
  };
  expect(log.map(({ text }) => text)).toContain('Sent again');
});

test('counts other leads with the same number or address that the caller may see', async () => {
  const phone = { phoneDigits: '911234567890', email: 'one@example.com' };
  const { id } = await addLead(phone);
  await addLead({ ...phone, email: 'two@example.com' });
  await addLead({ ...phone, phoneDigits: '910000000000' });
  await addLead({ ...phone, kind: 'application' });
  expect((await staff.ask('sales', 'GET', `/leads/${id}/work`)).body.others).toMatchObject({ count: 2 });
  expect((await staff.ask('admin', 'GET', `/leads/${id}/work`)).body.others).toMatchObject({ count: 3 });
});

test('a log is erased with its lead, and in the trash it can be read but not written', async () => {
  const { payload } = staff.fresh;
  const { id } = await addLead();
  await staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'note', text: 'Secretly curious' });
  const lines = async () =>
    (await payload.count({ collection: 'lead-log', where: { lead: { equals: id } } })).totalDocs;
  await staff.ask('sales', 'PATCH', `/leads/${id}`, { deletedAt: new Date().toISOString() });
  expect(await lines()).toBe(1);
  const { status, body } = await staff.ask('sales', 'GET', `/leads/${id}/work`);
  expect([status, body.log]).toEqual([200, [expect.objectContaining({ text: 'Secretly curious' })]]);
  const late = await staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'note', text: 'Too late' });
  expect(late.status).toBe(404);
  await staff.ask('sales', 'DELETE', `/leads/${id}?trash=true`);
  expect(await lines()).toBe(0);
});

test('a resume in the trash is refused, and personnel are told to restore the application first', async () => {
  const { id } = await addLead({
    kind: 'application',
    resumeName: 'cv.pdf',
    resumeFile: 'a'.repeat(32),
  });
  await staff.ask('hr', 'PATCH', `/leads/${id}`, { deletedAt: new Date().toISOString() });
  for (const path of [`/leads/${id}/resume`, `/leads/${id}/resume/view`]) {
    expect(await staff.ask('hr', 'GET', path)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'This application is in the trash. Restore it first.' }] },
    });
    expect((await staff.ask('sales', 'GET', path)).status).toBe(403);
  }
});

test('fields of other kinds of leads are not returned', async () => {
  const { payload } = staff.fresh;
  const job = await payload.create({
    collection: 'jobs',
    data: examplePosition(),
  });
  const { id } = await addLead({ kind: 'application', job: job.id, position: 'Fitter' });
  const seen = (await staff.ask('hr', 'GET', `/leads/${id}?depth=0`)).body;
  expect(seen).toMatchObject({ position: 'Fitter', name: 'Asha Patel' });
  expect(Object.keys(seen)).not.toContain('vehicle');
  const contact = await addLead({ vehicle: 'Millo' });
  const other = (await staff.ask('sales', 'GET', `/leads/${contact.id}?depth=0`)).body;
  expect(other).toMatchObject({ vehicle: 'Millo' });
  expect(Object.keys(other)).not.toContain('position');
});

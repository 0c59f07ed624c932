import { expect, test } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { nameSql, sql } from '../../database/statement.ts';
import type { Lead } from '../../payload-types.ts';
import { toPersonFile } from '../../privacy/person-file.ts';
import { siteSettings } from '../../seed/data/site-settings.ts';
import { examplePosition } from '../../testing/example-position.ts';
import { dayIn, useLeadsAtWork } from '../../testing/leads-at-work.ts';
import { nextMoment } from '../../testing/next-moment.ts';

const { staff, addLead, read, readLog } = useLeadsAtWork();

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

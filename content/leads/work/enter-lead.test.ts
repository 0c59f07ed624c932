import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';
import { toPersonFile } from '../../privacy/person-file.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../../testing/staff-under-test.ts';

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
}, 120_000);
afterAll(() => staff.fresh.remove());

const caller = { kind: 'contact', source: 'call', name: ' Asha  Patel ', phone: '098250 12345' };
const enter = (who: string, more: object = {}) =>
  staff.ask(who, 'POST', '/leads/by-hand', { ...caller, ...more });

test('an entered caller becomes a lead of the clerk who enters it, with a log line and an audit line', async () => {
  const { status, body } = await enter('sales', { message: 'Wants two.', language: 'gu' });
  expect(status).toBe(201);
  const lead = await staff.fresh.payload.findByID({ collection: 'leads', id: Number(body.id), depth: 0 });
  expect(lead).toMatchObject({
    name: 'Asha Patel',
    phone: '+91 98250 12345',
    phoneDigits: '919825012345',
    source: 'call',
    owner: staff.ids.sales,
    language: 'gu',
    delivery: 'due',
    receiptWanted: false,
  });
  expect(lead.notifiedAt).toBeTruthy();
  const { body: work } = await staff.ask('sales', 'GET', `/leads/${body.id}/work`);
  expect(work.log).toMatchObject([{ text: 'Entered by hand: phone call', by: 'sales' }]);
  const audited = await staff.fresh.payload.find({
    collection: 'audit-log',
    where: { what: { equals: `Lead ${body.id}` } },
  });
  expect(audited.docs).toMatchObject([{ who: 'sales', action: 'created' }]);
  const abroad = await enter('sales', { phone: '+971 50 123 4567' });
  const { phone } = await staff.fresh.payload.findByID({
    collection: 'leads',
    id: Number(abroad.body.id),
    depth: 0,
  });
  expect(phone).toBe('+971 50 123 4567');
  // Such a lead can be changed even without an e-mail address.
  expect((await staff.ask('sales', 'PATCH', `/leads/${body.id}`, { status: 'contacted' })).status).toBe(200);
});

test('a lead with an address gets a receipt, and the clerk reads the reference number in the caller’s language while the lead is new', async () => {
  const { payload } = staff.fresh;
  const read = async (more: object) => {
    const { body } = await enter('sales', more);
    const { receiptWanted, reference } = await payload.findByID({
      collection: 'leads',
      id: Number(body.id),
      depth: 0,
    });
    const { body: work } = await staff.ask('sales', 'GET', `/leads/${body.id}/work`);
    return { id: body.id, receiptWanted, reference: reference ?? '', toSay: work.toSay };
  };
  const english = await read({ email: 'deepa@example.com' });
  expect(english.receiptWanted).toBe(true);
  expect(english.toSay).toContain(`Your reference number is ${english.reference}.`);
  const gujarati = await read({ language: 'gu' });
  expect(gujarati.receiptWanted).toBe(false);
  expect(gujarati.toSay).toContain(`તમારો સંદર્ભ નંબર ${gujarati.reference} છે.`);
  await staff.ask('sales', 'PATCH', `/leads/${english.id}`, { status: 'contacted' });
  const { body } = await staff.ask('sales', 'GET', `/leads/${english.id}/work`);
  expect(body.toSay).toBe('');
  const { id } = await payload.create({
    collection: 'leads',
    data: exampleLead({ email: 'deepa@example.com' }),
  });
  expect((await staff.ask('sales', 'GET', `/leads/${id}/work`)).body.toSay).toBe('');
});

test('stores the vehicle by its English name, as forms do, whatever the language of the caller', async () => {
  const { payload } = staff.fresh;
  const { run } = await getSqlDatabase(payload);
  await run(sql`INSERT INTO products (id, key) VALUES (7, 'millo')`);
  await run(
    sql`INSERT INTO products_locales (name, _locale, _parent_id) VALUES ('Millo', 'en', 7), ('मिलो', 'hi', 7)`,
  );
  const { body } = await enter('sales', { product: 7, language: 'hi' });
  const lead = await payload.findByID({ collection: 'leads', id: Number(body.id), depth: 0 });
  expect(lead).toMatchObject({ product: 7, vehicle: 'Millo' });
  expect((await toPersonFile(payload, [lead])).records).toMatchObject([{ vehicle: 'Millo' }]);
});

test.each([
  [{ name: '' }, 'Give the name, in at most 80 characters.'],
  [{ name: 'a'.repeat(81) }, 'Give the name, in at most 80 characters.'],
  [{ phone: '12' }, 'This is not a phone number.'],
  [{ email: 'asha' }, 'This is not an e-mail address.'],
  [{ source: 'website' }, 'Say how it came.'],
  [{ kind: 'staff' }, 'Choose the kind of lead.'],
  [{ message: 'अ'.repeat(2001) }, 'The message is too long: at most 2,000 characters.'],
  [{ language: 'fr' }, 'Something is missing.'],
  [{ product: 404_404 }, 'This vehicle does not exist any more. Choose another, or none.'],
  [{ state: 404_404 }, 'This state does not exist any more. Choose another, or none.'],
  [{ state: 2_147_483_648 }, 'This state does not exist any more. Choose another, or none.'],
  [{ product: 0 }, 'This vehicle does not exist any more. Choose another, or none.'],
])('refuses %j with a sentence at its field', async (more, message) => {
  const { status, body } = await enter('sales', more);
  const ofField = { path: Object.keys(more)[0], message };
  expect([status, body.errors]).toMatchObject([400, [{ message, data: { errors: [ofField] } }]]);
});

test('refuses a position that no longer exists, and ignores fields of other kinds of leads', async () => {
  const application = { kind: 'application', job: 404_404 };
  const { status, body } = await enter('hr', application);
  expect([status, body.errors]).toMatchObject([
    400,
    [{ message: 'This position does not exist any more. Choose another, or none.' }],
  ]);
  expect((await enter('hr', { kind: 'application', product: 404_404, state: 404_404 })).status).toBe(201);
  expect((await enter('sales', { job: 404_404 })).status).toBe(201);
});

test('refuses a vehicle in the trash', async () => {
  const { run } = await getSqlDatabase(staff.fresh.payload);
  await run(sql`INSERT INTO products (id, key, deleted_at) VALUES (8, 'mighty', '2026-11-01T00:00:00.000Z')`);
  expect((await enter('sales', { product: 8 })).status).toBe(400);
});

test('staff can enter only kinds of leads that they may see, and cannot create leads directly', async () => {
  const statuses = async (kind: string) => {
    const all: number[] = [];
    for (const who of ['admin', 'sales', 'hr', 'editor', 'nobody'])
      all.push((await enter(who, { kind })).status);
    return all;
  };
  expect(await statuses('contact')).toEqual([201, 201, 403, 403, 401]);
  expect(await statuses('application')).toEqual([201, 403, 201, 403, 401]);
  const forged = { ...caller, status: 'new', delivery: 'done', leadKey: 'x', attempts: 0 };
  expect((await staff.ask('admin', 'POST', '/leads', forged)).status).toBe(403);
});

test('a form sent twice makes one lead; other words, another form key or another colleague make another', async () => {
  const form = { name: 'Sent Twice', formKey: 'form-12345', message: 'Wants three.' };
  const [one, other] = await Promise.all([enter('sales', form), enter('sales', form)]);
  expect(one.body.id).toBe(other.body.id);
  const again = await enter('sales', form);
  expect([again.status, again.body]).toEqual([200, { id: one.body.id }]);
  const { body: work } = await staff.ask('sales', 'GET', `/leads/${one.body.id}/work`);
  expect(work.log).toHaveLength(1);
  const others = [
    await enter('sales', { ...form, message: 'Wants four.' }),
    await enter('sales', { ...form, formKey: 'form-12346' }),
    await enter('admin', form),
  ];
  expect(others.map(({ status }) => status)).toEqual([201, 201, 201]);
  const { totalDocs } = await staff.fresh.payload.count({
    collection: 'leads',
    where: { name: { equals: 'Sent Twice' } },
  });
  expect(totalDocs).toBe(4);
});

test('a lead whose log cannot be written is not stored, and sending the form again stores it with its log and audit lines', async () => {
  const form = { name: 'Cut Off', formKey: 'form-of-a-cut' };
  const { payload } = staff.fresh;
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`CREATE TRIGGER broken BEFORE INSERT ON lead_log BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`,
  );
  const { status } = await enter('sales', form);
  await run(sql`DROP TRIGGER broken`);
  expect(status).toBe(500);
  const again = await enter('sales', form);
  expect(again.status).toBe(201);
  const { body: work } = await staff.ask('sales', 'GET', `/leads/${again.body.id}/work`);
  expect(work.log).toMatchObject([{ text: 'Entered by hand: phone call' }]);
  const audited = { collection: 'audit-log', where: { what: { equals: `Lead ${again.body.id}` } } } as const;
  expect((await payload.count(audited)).totalDocs).toBe(1);
});

test('the lead and its log note whether the caller agrees to WhatsApp', async () => {
  const read = async (more: object) => {
    const { body } = await enter('sales', { name: 'Asked About WhatsApp', ...more });
    const lead = await staff.fresh.payload.findByID({ collection: 'leads', id: Number(body.id) });
    const { body: work } = await staff.ask('sales', 'GET', `/leads/${body.id}/work`);
    const [line] = work.log as { text: string }[];
    // Agreed by word of mouth, as the person's file says.
    const isAgreed = lead.whatsappAgreedAt === lead.createdAt;
    return [lead.whatsappConsent, isAgreed, work.mayWhatsApp, line?.text];
  };
  expect(await read({})).toEqual([false, false, false, 'Entered by hand: phone call']);
  expect(await read({ whatsappConsent: true })).toEqual([
    true,
    true,
    true,
    'Entered by hand: phone call, agrees to WhatsApp',
  ]);
});

const readLead = (id: unknown) =>
  staff.fresh.payload.findByID({ collection: 'leads', id: Number(id), depth: 0 });
const correct = (who: string, id: unknown, data: object) => staff.ask(who, 'PATCH', `/leads/${id}`, data);

test('accepts the phone numbers and mail addresses that the forms of the site accept', async () => {
  const { body } = await enter('sales', { phone: '\u202a९८२५१‑००००९\u202c', email: 'आशा@उदाहरण.भारत' });
  expect(await readLead(body.id)).toMatchObject({ phone: '+91 98251 00009', email: 'आशा@उदाहरण.भारत' });
});

test('a correction of an entered lead normalizes values as the entry does, and changes what depends on them', async () => {
  const { payload } = staff.fresh;
  const state = await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } });
  const other = await enter('sales', { phone: '98251 00001' });
  const { body } = await enter('sales', { name: 'Asah', phone: '98251 00002', message: 'Wants two.' });
  const right = { name: ' Asha  Mehta ', phone: '098251 00001', email: 'asha@example.com', state: state.id };
  expect((await correct('sales', body.id, { ...right, message: 'Wants two.' })).status).toBe(200);
  expect(await readLead(body.id)).toMatchObject({
    name: 'Asha Mehta',
    phone: '+91 98251 00001',
    phoneDigits: '919825100001',
    email: 'asha@example.com',
    state: state.id,
    place: 'Gujarat',
    message: 'Wants two.',
  });
  const { body: work } = await staff.ask('sales', 'GET', `/leads/${body.id}/work`);
  expect(work.others).toMatchObject({ count: 1 });
  expect(work.log).toMatchObject([
    { kind: 'source', text: 'Corrected: Name, Phone, E-mail, State', by: 'sales' },
    { text: 'Entered by hand: phone call' },
  ]);
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { what: { equals: `Lead ${body.id}` } },
  });
  expect(docs.map(({ details }) => details)).toContain('Name, E-mail, Phone, State');
  expect((await correct('sales', body.id, { state: null, email: '' })).status).toBe(200);
  expect(await readLead(body.id)).toMatchObject({ state: null, place: null, email: '' });
  expect((await readLead(other.body.id)).name).toBe('Asha Patel');
});

test.each([
  [{ name: ' ' }, 'Give the name, in at most 80 characters.'],
  [{ phone: '12' }, 'This is not a phone number.'],
  [{ phone: null }, 'This is not a phone number.'],
  [{ email: 'asha' }, 'This is not an e-mail address.'],
  [{ product: 404_404 }, 'This vehicle does not exist any more. Choose another, or none.'],
])('refuses a correction to %j as the entry does', async (wrong, message) => {
  const { body } = await enter('sales', { formKey: 'form-to-correct' });
  const before = await readLead(body.id);
  const { status, body: refusal } = await correct('sales', body.id, wrong);
  expect([status, JSON.stringify(refusal)]).toEqual([400, expect.stringContaining(message)]);
  expect(await readLead(body.id)).toEqual(before);
});

test('nobody can change what a visitor wrote, or set fields that leads of the kind do not have', async () => {
  const { payload } = staff.fresh;
  const { body } = await enter('sales', { message: 'Wants two.' });
  const id = Number(body.id);
  for (const who of ['hr', 'editor', 'nobody'])
    expect((await correct(who, id, { name: 'Forged' })).status).toBeGreaterThanOrEqual(401);
  expect((await correct('sales', id, { job: 404_404, kind: 'dealer' })).status).toBe(200);
  expect(await readLead(id)).toMatchObject({ name: 'Asha Patel', kind: 'contact', job: null });
  const before = { name: 'Asha Patel', phone: '+91 98250 12345', message: 'Wants two.' };
  for (const source of ['website', null]) {
    await payload.db.updateOne({ collection: 'leads', id, data: { source } });
    const forged = { name: 'Forged', phone: '98251 00009', message: 'Wants ten.', source: 'call' };
    expect((await correct('admin', id, forged)).status).toBe(200);
    expect(await readLead(id)).toMatchObject({ ...before, source });
  }
});

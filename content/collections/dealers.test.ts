import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateHours } from '../fields/opening-hours.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';

const origin = 'http://localhost:3000';
const password = 'long enough 1';
let fresh: FreshContent;
let state = 0;
let dealer = 0;
const headers: Record<string, Record<string, string>> = { nobody: {} };

const ask = async (role: string, method: string, path: string, body?: unknown) => {
  const answer = await handleEndpoints({
    config: fresh.payload.config,
    request: new Request(`${origin}/studio/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers[role] },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  });
  const said = (await answer.json().catch(() => ({}))) as {
    doc: { id: number };
    email?: string;
    pin?: string;
    vehicles?: number[];
    errors?: { message: string; data?: { errors: { path: string }[] } }[];
  };
  return { status: answer.status, body: said, cookie: answer.headers };
};

const makeDealer = (slug: string) => ({
  name: `Dealer ${slug}`,
  slug,
  address: 'Shop 1',
  town: 'Surat',
  state,
  pin: '394 210',
  phones: [{ number: '+91 79 0000 1001' }],
  services: ['sales', 'testRide'],
  _status: 'published',
});

beforeAll(async () => {
  fresh = await openFreshContent();
  const { payload } = fresh;
  state = (await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } })).id;
  for (const role of ['admin', 'editor', 'sales', 'hr'] as const) {
    const email = `${role}@example.com`;
    await payload.create({ collection: 'staff', data: { name: role, email, password, role } });
    const { cookie } = await ask('nobody', 'POST', '/staff/login', { email, password });
    headers[role] = { Cookie: cookie.get('Set-Cookie')?.split(';')[0] ?? '', Origin: origin };
  }
  const made = await ask('admin', 'POST', '/dealers', {
    ...makeDealer('surat-udhna'),
    email: 'dealer@example.com',
  });
  dealer = made.body.doc.id;
});
afterAll(() => fresh.remove());

const readMailbox = async () => {
  const { docs } = await fresh.payload.find({ collection: 'dealers', where: { id: { equals: dealer } } });
  return docs[0]?.email;
};

describe('dealers', () => {
  test('can be read by staff, and written only by administrators and editors', async () => {
    const path = `/dealers/${dealer}`;
    for (const [role, read, write] of [
      ['nobody', 403, 403],
      ['sales', 200, 403],
      ['hr', 200, 403],
      ['editor', 200, 200],
      ['admin', 200, 200],
    ] as const) {
      expect((await ask(role, 'GET', path)).status, role).toBe(read);
      expect((await ask(role, 'PATCH', path, { town: 'Surat' })).status, role).toBe(write);
      const made = await ask(role, 'POST', '/dealers', makeDealer(`of-${role}`));
      expect(made.status, role).toBe(write === 200 ? 201 : 403);
    }
    expect((await ask('sales', 'DELETE', path)).status).toBe(403);
  });

  test('show their mailbox only to administrators and sales, and refuse searches by it to editors', async () => {
    const seen = async (role: string) => (await ask(role, 'GET', `/dealers/${dealer}`)).body.email ?? null;
    expect(await seen('admin')).toBe('dealer@example.com');
    expect(await seen('sales')).toBe('dealer@example.com');
    expect([await seen('editor'), await seen('hr')]).toEqual([null, null]);
    const guess = await ask('editor', 'GET', '/dealers?where[email][like]=dealer');
    expect(guess.status).not.toBe(200);
  });

  test('take another mailbox only from administrators, also by creating a dealer or restoring a version', async () => {
    await ask('editor', 'PATCH', `/dealers/${dealer}`, { email: 'mine@example.com', town: 'Surat city' });
    expect(await readMailbox()).toBe('dealer@example.com');
    const own = await ask('editor', 'POST', '/dealers', { ...makeDealer('own'), email: 'mine@example.com' });
    const stored = await fresh.payload.findByID({ collection: 'dealers', id: own.body.doc.id });
    expect(stored.email ?? null).toBeNull();
    await ask('admin', 'PATCH', `/dealers/${dealer}`, { email: 'new@example.com' });
    const { docs } = await fresh.payload.findVersions({
      collection: 'dealers',
      where: { parent: { equals: dealer } },
      sort: 'createdAt',
    });
    const restored = await ask('editor', 'POST', `/dealers/versions/${docs[0]?.id}`);
    expect(restored.status).toBe(200);
    expect(await readMailbox()).toBe('new@example.com');
  });

  test('store a PIN as six digits, and refuse an invalid one', async () => {
    expect((await ask('admin', 'GET', `/dealers/${dealer}`)).body.pin).toBe('394210');
    for (const pin of ['1234', '012345', 'Surat'])
      expect((await ask('editor', 'PATCH', `/dealers/${dealer}`, { pin })).status).toBe(400);
  });
});

test('refuses opening hours that overlap on one day', () => {
  const morning = { days: ['mon', 'tue'], opens: '09:00', closes: '13:00' };
  expect(validateHours([morning, { days: ['mon'], opens: '14:00', closes: '19:00' }])).toBe(true);
  expect(validateHours([morning, { days: ['tue'], opens: '12:00', closes: '19:00' }])).toContain('Tuesday');
  expect(validateHours(null)).toBe(true);
});

test('reports a malformed hour only at its own field', async () => {
  const hours = [{ days: ['mon'], opens: '9.30', closes: '13:00' }];
  const { body, status } = await ask('admin', 'POST', '/dealers', { ...makeDealer('hours'), hours });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.data?.errors.map(({ path }) => path)).toEqual(['hours.0.opens']);
});

test('going back to a version keeps the present mailbox, also when an editor publishes the resulting draft', async () => {
  const made = await ask('admin', 'POST', '/dealers', { ...makeDealer('rajkot'), email: 'old@example.com' });
  const { id } = made.body.doc;
  await ask('admin', 'PATCH', `/dealers/${id}`, { email: 'new@example.com' });
  const versions = { collection: 'dealers', where: { parent: { equals: id } }, sort: 'createdAt' } as const;
  const [first] = (await fresh.payload.findVersions(versions)).docs;
  for (const query of ['?draft=true', '']) {
    expect((await ask('editor', 'POST', `/dealers/versions/${first?.id}${query}`)).status).toBe(200);
    expect((await ask('editor', 'PATCH', `/dealers/${id}`, { _status: 'published' })).status).toBe(200);
    expect((await fresh.payload.findByID({ collection: 'dealers', id })).email).toBe('new@example.com');
  }
});

describe('the vehicles of a dealer', () => {
  const vehicles: number[] = [];
  let one = 0;
  const readVehicles = async () =>
    (await fresh.payload.findByID({ collection: 'dealers', id: one, depth: 2 })).vehicles ?? [];
  const listVersions = async () =>
    (
      await fresh.payload.findVersions({
        collection: 'dealers',
        where: { parent: { equals: one } },
        sort: 'createdAt',
      })
    ).docs;

  beforeAll(async () => {
    // Without validation, which requires pictures and many texts.
    for (const key of ['millo', 'mastee', 'marvel'])
      vehicles.push(
        Number(
          (
            await fresh.payload.db.create({
              collection: 'products',
              data: { key, name: { en: key }, plateName: key, _status: 'published' },
            })
          ).id,
        ),
      );
    const made = await ask('editor', 'POST', '/dealers', {
      ...makeDealer('vehicles'),
      vehicles: [vehicles[0]],
    });
    one = made.body.doc.id;
  });

  test('are ids at every depth, also while a vehicle is a draft, and a draft of the dealer has its own', async () => {
    const [millo = 0, mastee = 0] = vehicles;
    await fresh.payload.db.updateOne({ collection: 'products', id: millo, data: { _status: 'draft' } });
    expect(await readVehicles()).toEqual([millo]);
    const changed = { name: 'Changed', vehicles: [mastee] };
    await ask('editor', 'PATCH', `/dealers/${one}?draft=true`, { ...changed, _status: 'draft' });
    expect(await readVehicles()).toEqual([millo]);
    expect((await ask('sales', 'GET', `/dealers/${one}?draft=true&depth=2`)).body.vehicles).toEqual([mastee]);
    await ask('editor', 'PATCH', `/dealers/${one}`, { ...changed, _status: 'published' });
    expect(await readVehicles()).toEqual([mastee]);
  });

  test('cannot be deleted while the dealer names them, published, in a draft or in the trash', async () => {
    const [, mastee = 0, marvel = 0] = vehicles;
    await ask('editor', 'PATCH', `/dealers/${one}?draft=true`, { vehicles: [marvel], _status: 'draft' });
    for (const id of [mastee, marvel]) {
      const trashed = await ask('admin', 'PATCH', `/products/${id}`, { deletedAt: new Date().toISOString() });
      const deleted = await ask('admin', 'DELETE', `/products/${id}`);
      for (const { status, body } of [trashed, deleted]) {
        expect(status).toBe(409);
        expect(body.errors?.[0]?.message).toContain('still used by Dealer “Changed”');
      }
    }
    const deletedAt = new Date().toISOString();
    expect((await ask('admin', 'PATCH', `/dealers/${one}`, { deletedAt })).status).toBe(200);
    // For a dealer in the trash, the vehicles of the newest draft count.
    expect((await ask('admin', 'DELETE', `/products/${marvel}`)).status).toBe(409);
    const back = await ask('admin', 'PATCH', `/dealers/${one}?trash=true`, { deletedAt: null });
    expect(back.status).toBe(200);
  });

  test('stay as they are after going back to a version whose only vehicle was deleted for good', async () => {
    const [millo = 0, mastee = 0] = vehicles;
    await ask('editor', 'PATCH', `/dealers/${one}`, { vehicles: [mastee], _status: 'published' });
    const [first] = await listVersions();
    expect(first?.version.vehicles).toEqual([millo]);
    expect((await ask('admin', 'DELETE', `/products/${millo}`)).status).toBe(200);
    // The version shows no trace of the deleted vehicle.
    expect((await listVersions())[0]?.version.vehicles ?? []).toEqual([]);
    expect((await ask('editor', 'POST', `/dealers/versions/${first?.id}`)).status).toBe(200);
    expect(await readVehicles()).toEqual([mastee]);
    // A list that staff empty means all vehicles.
    await ask('editor', 'PATCH', `/dealers/${one}`, { vehicles: [] });
    expect(await readVehicles()).toEqual([]);
  });
});

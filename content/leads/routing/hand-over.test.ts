import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Lead } from '../../payload-types.ts';
import { exampleDealer } from '../../testing/example-dealer.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { goodPassword } from '../../testing/password.ts';
import type { StaffUnderTest } from '../../testing/staff-under-test.ts';
import { openStaffOn } from '../../testing/store-on.ts';
import { readLeadLog } from '../work/lead-log.ts';
import { handOver } from './hand-over.ts';
import { insertRoute, listRoutes } from './lead-routes.ts';
import { routeDue } from './route-due.ts';

describe.each(['sqlite', 'postgres'] as const)('handing a lead over to a dealer, on %s', (dialect) => {
  let staff: StaffUnderTest;
  const log = { error: () => undefined };
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();

  beforeAll(async () => {
    staff = await openStaffOn(dialect);
  }, 180_000);
  afterAll(() => staff?.fresh.remove());

  const addLead = (more: Partial<Lead>) =>
    staff.fresh.payload.create({ collection: 'leads', data: exampleLead({ language: 'hi', ...more }) });
  const readLead = (id: number) => staff.fresh.payload.findByID({ collection: 'leads', id, depth: 0 });
  const readLog = async (id: number) =>
    (await readLeadLog(staff.fresh.payload, id))
      .map(({ kind, text, by }) => `${by} ${kind}: ${text}`)
      .toReversed();

  /** Adds a state, and returns a function that adds to it a published dealer with a mailbox. */
  const addState = async (name: string, code: string) => {
    const { payload } = staff.fresh;
    const state = (await payload.create({ collection: 'states', data: { name, code } })).id;
    return async (dealer: string, more: object = {}) =>
      (await payload.create({ collection: 'dealers', data: { ...exampleDealer(dealer, state), ...more } }))
        .id;
  };
  const hand = (id: number, data: object) =>
    staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'dealer', ...data });

  test('gives the lead to that dealer alone, and only if the visitor was told about dealers or has agreed', async () => {
    const { payload } = staff.fresh;
    const addDealer = await addState('Goa', 'GA');
    const [dealer, mute, draft] = [
      await addDealer('panaji'),
      await addDealer('mute', { email: null }),
      await addDealer('draft', { _status: 'draft' }),
    ];
    const { id: owner } = await payload.create({
      collection: 'staff',
      data: { name: 'hander', email: 'hander@example.com', password: goodPassword, role: 'sales' },
    });
    const { id } = await addLead({ kind: 'inquiry', privacyVersion: '2026-11-22.3', owner });
    for (const wrong of [mute, draft, 0, '1', null])
      expect((await hand(id, { dealer: wrong })).status).toBe(400);
    // The caller's page does not show the present owner.
    for (const shown of [{ owner: null }, { owner: staff.ids.sales }]) {
      const late = await hand(id, { dealer, shown });
      expect([late.status, JSON.stringify(late.body)]).toEqual([
        409,
        expect.stringContaining('It is now with hander. Nothing was done.'),
      ]);
    }
    expect(await readLead(id)).toMatchObject({ owner, routeAt: null });
    const { body } = await hand(id, { dealer, shown: { owner } });
    expect(body).toMatchObject({
      askBefore: false,
      takers: [{ id: dealer, name: 'panaji', town: expect.any(String) }],
    });
    await routeDue(payload, log, () => Date.now() + 1000);
    expect(await readLead(id)).toMatchObject({ owner: null, routedTo: dealer, routeAt: null });
    expect((await readLog(id)).at(-1)).toBe('The website owner: sales: to the dealer panaji');
    const [given] = await listRoutes(payload, id);
    expect(given).toMatchObject({ state: 'offered', mailAt: expect.any(String) });
    expect((await hand(id, { dealer })).status).toBe(409);
    // Planning a step a week from now does not take the lead from the dealer.
    expect((await staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'step', inDays: 7 })).status).toBe(
      200,
    );
    expect(await readLead(id)).toMatchObject({ owner: null, routedTo: dealer, remindAt: expect.any(String) });
    // Taking the lead back by hand ends the link.
    await staff.ask('sales', 'PATCH', `/leads/${id}`, { owner });
    expect(await readLead(id)).toMatchObject({ owner, routedTo: null });

    await hand(id, { dealer });
    // Planning a step does not take the lead either while the dealer is about to get it.
    await staff.ask('sales', 'PATCH', `/leads/${id}`, { nextStep: 'Ask', nextStepOn: soon });
    expect(await readLead(id)).toMatchObject({ owner: null, routedTo: null, nextStep: 'Ask' });
    await routeDue(payload, log, () => Date.now() + 1000);
    expect(await readLead(id)).toMatchObject({ owner: null, routedTo: dealer });
    const said = (await readLog(id)).filter(
      (text) => text === 'The website owner: sales: to the dealer panaji',
    );
    expect(said).toHaveLength(2);

    // A visitor who was spoken to by phone was not told about dealers.
    const { id: entered } = await addLead({ kind: 'contact', privacyVersion: null });
    expect((await hand(entered, { dealer })).status).toBe(400);
    expect((await hand(entered, { dealer, agreed: true })).status).toBe(200);
    expect((await readLog(entered))[0]).toBe('sales note: Agrees that panaji gets it');
    // Not leads of personnel, leads of another dealer, or closed leads; and nobody who may not read a lead can hand it
    // over.
    for (const more of [
      { kind: 'application' },
      { kind: 'testride' },
      { kind: 'dealer' },
      { status: 'won' },
    ] as const) {
      const { id: other } = await addLead({ privacyVersion: '2026-11-22.3', ...more });
      expect(
        (await staff.ask('admin', 'POST', `/leads/${other}/log`, { kind: 'dealer', dealer })).status,
      ).toBe(409);
    }
    expect((await staff.ask('hr', 'POST', `/leads/${id}/log`, { kind: 'dealer', dealer })).status).toBe(404);
  });

  test('is refused from a page that does not show the dealer who has the lead now', async () => {
    const { payload } = staff.fresh;
    const addDealer = await addState('Gujarat', 'GJ');
    const [first, second] = [await addDealer('naroda'), await addDealer('rajkot')];
    const { id } = await addLead({ kind: 'inquiry', privacyVersion: '2026-11-22.3' });
    const readHolder = async () => (await staff.ask('sales', 'GET', `/leads/${id}/work`)).body.holder;
    expect(await readHolder()).toBeNull();
    // A planned dealer counts: the page shows him at once.
    const shown = { owner: null, dealer: null };
    expect((await hand(id, { dealer: first, shown })).body.holder).toEqual({ id: first, name: 'naroda' });
    for (const state of ['planned', 'offered']) {
      const late = await hand(id, { dealer: second, shown });
      expect([late.status, JSON.stringify(late.body)]).toEqual([
        409,
        expect.stringContaining('It is now with the dealer naroda. Nothing was done.'),
      ]);
      // A call does not take the lead from him either.
      await staff.ask('sales', 'POST', `/leads/${id}/log`, { kind: 'call', outcome: 'reached' });
      expect((await readLead(id)).owner).toBeNull();
      expect(await listRoutes(payload, id)).toMatchObject([{ dealer: first, state }]);
      await routeDue(payload, log, () => Date.now() + 1000);
      expect(await readHolder()).toEqual({ id: first, name: 'naroda' });
    }
    const { body } = await hand(id, { dealer: second, shown: { ...shown, dealer: first } });
    expect(body.holder).toEqual({ id: second, name: 'rajkot' });
    await routeDue(payload, log, () => Date.now() + 1000);
    expect(await listRoutes(payload, id)).toMatchObject([
      { dealer: first, state: 'over' },
      { dealer: second, state: 'offered' },
    ]);
    // A colleague's lead is with no dealer.
    await staff.ask('sales', 'PATCH', `/leads/${id}`, { owner: staff.ids.sales });
    expect(await readHolder()).toBeNull();
  });

  /** Calls `handOver` without the endpoint, so that a test can stop it halfway. */
  const handHeld = async (id: number, data: { dealer: number; agreed?: boolean; shown?: object }) => {
    const { payload } = staff.fresh;
    const clerk = await payload.findByID({ collection: 'staff', id: staff.ids.sales ?? 0 });
    const req = await createLocalReq({ user: { ...clerk, collection: 'staff' } }, payload);
    return handOver(req, await readLead(id), data);
  };

  /** Does something else with a lead while it is handed over: after it was read, and before it is locked. */
  const handWhile = async (
    id: number,
    data: Parameters<typeof handHeld>[1],
    meanwhile: () => Promise<unknown>,
  ) => {
    const { payload } = staff.fresh;
    const [read, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { find } = payload;
    const finding = vi.spyOn(payload, 'find').mockImplementation(async (...asking) => {
      // The dealers are read after the lead's routes.
      if (asking[0].collection === 'dealers') {
        finding.mockRestore();
        read.resolve();
        await goesOn.promise;
      }
      return find.apply(payload, asking);
    });
    const late = handHeld(id, data);
    await read.promise;
    await meanwhile().finally(() => goesOn.resolve());
    return late;
  };

  test.each([
    { whose: 'nobody', code: 'PB', first: 'mohali', other: 'moga' },
    { whose: 'a colleague', code: 'OD', first: 'cuttack', other: 'puri' },
  ])(
    'of two concurrent calls for a lead of $whose, one succeeds and the other changes nothing',
    async ({ whose, code, ...dealers }) => {
      const { payload } = staff.fresh;
      const addDealer = await addState(code, code);
      const [first, second] = [await addDealer(dealers.first), await addDealer(dealers.other)];
      const owner = whose === 'nobody' ? null : (staff.ids.sales ?? 0);
      const { id } = await addLead({ kind: 'inquiry', privacyVersion: null, owner });
      const asked = { agreed: true, shown: { owner, dealer: null } };
      const late = await handWhile(id, { dealer: second, ...asked }, async () => {
        expect((await hand(id, { dealer: first, ...asked })).status).toBe(200);
        await routeDue(payload, log, () => Date.now() + 1000);
      });
      expect(late?.status).toBe(409);
      await routeDue(payload, log, () => Date.now() + 1000);
      expect(await listRoutes(payload, id)).toMatchObject([{ dealer: first, state: 'offered' }]);
      expect(await readLead(id)).toMatchObject({ owner: null, routedTo: first });
      expect((await readLog(id)).filter((line) => line.includes('Agrees'))).toEqual([
        `sales note: Agrees that ${dealers.first} gets it`,
      ]);
    },
  );

  test.each([
    { what: 'taken by a colleague', code: 'BR', saved: () => ({ owner: staff.ids.sales ?? 0 }) },
    { what: 'closed', code: 'JH', saved: () => ({ status: 'lost' as const }) },
  ])('is refused if the lead is $what meanwhile, and says so', async ({ code, saved }) => {
    const { payload } = staff.fresh;
    const dealer = await (await addState(code, code))(`of-${code.toLowerCase()}`);
    const { id } = await addLead({ kind: 'inquiry', privacyVersion: '2026-11-22.3' });
    const late = await handWhile(id, { dealer }, async () => {
      expect((await staff.ask('admin', 'PATCH', `/leads/${id}`, saved())).status).toBe(200);
    });
    expect([late?.status, await late?.json()]).toEqual([
      409,
      { errors: [{ message: 'This lead was changed just now. Load the page again.' }] },
    ]);
    await routeDue(payload, log, () => Date.now() + 1000);
    expect(await listRoutes(payload, id)).toEqual([]);
    expect(await readLead(id)).toMatchObject({ owner: null, routedTo: null, routeAt: null, ...saved() });
  });

  test('that fails halfway changes nothing', async () => {
    const { payload } = staff.fresh;
    const dealer = await (await addState('Assam', 'AS'))('guwahati');
    const owner = staff.ids.sales ?? 0;
    const { id } = await addLead({ kind: 'inquiry', privacyVersion: null, owner });
    const { create } = payload.db;
    const cutOff = new Error('the connection is lost');
    const creating = vi.spyOn(payload.db, 'create').mockImplementation((...asked) => {
      if (String(asked[0].data.text).startsWith('Agrees')) throw cutOff;
      return create.apply(payload.db, asked);
    });
    await expect(handHeld(id, { dealer, agreed: true })).rejects.toThrow(cutOff);
    creating.mockRestore();
    expect(await readLead(id)).toMatchObject({ owner, routeAt: null });
    expect([await listRoutes(payload, id), await readLog(id)]).toEqual([[], []]);
    expect((await handHeld(id, { dealer, agreed: true }))?.status).toBeUndefined();
    expect(await listRoutes(payload, id)).toMatchObject([{ dealer, state: 'planned' }]);
  });

  test('is carried out by the next look if only its planned route was stored', async () => {
    const { payload } = staff.fresh;
    const dealer = await (await addState('Kerala', 'KL'))('kochi');
    const { id } = await addLead({ kind: 'inquiry', privacyVersion: '2026-11-22.3' });
    const target = { rule: { id: -1, name: 'sales' }, to: 'dealer', id: dealer, name: 'kochi' } as const;
    await insertRoute({ payload }, id, target, { step: 1, turn: id * 1000 + 1 });
    await routeDue(payload, log);
    expect(await listRoutes(payload, id)).toMatchObject([
      { dealer, state: 'offered', mailAt: expect.any(String) },
    ]);
    expect(await readLead(id)).toMatchObject({ routedTo: dealer, routeAt: null });
  });
});

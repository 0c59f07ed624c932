import { day } from '@ev-site/contract/spans-of-time.ts';
import { expect, test } from 'vitest';
import { dayIn, useLeadsAtWork } from '../../testing/leads-at-work.ts';
import { startOfDay } from '../../time/india-time.ts';

const { staff, addLead, read, readLog, plan } = useLeadsAtWork();

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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listStatusesOf } from '@ev-site/content/leads/lead-statuses.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { exampleLead } from '@ev-site/content/testing/example-lead.ts';
import { openStaffUnderTest } from '@ev-site/content/testing/staff-under-test.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postWebhook } from './webhook.ts';
import { createWebhookEvents } from './webhook-events.ts';

const secret = 'a secret that both sides know';
const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/crm.md'), 'utf8');
let folder = '';
let receiver: ChildProcess | undefined;
let url = '';

// The example receiver in docs/crm.md.
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-crm-'));
  const [, source = ''] = /```js\n([\s\S]+?)```/.exec(document) ?? [];
  writeFileSync(path.join(folder, 'receiver.mjs'), source);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const started = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver = started;
  await new Promise((resolve, reject) => {
    started.stdout.once('data', resolve);
    started.once('exit', () => reject(new Error('The receiver did not start.')));
  });
});
afterAll(() => {
  receiver?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const readKept = () => JSON.parse(readFileSync(path.join(folder, 'leads.json'), 'utf8')).leads;
const lead = { id: 7, kind: 'contact', name: 'आशा Patel', status: 'new' } as Lead;
const reference = 'K7M2-4QXD';

test('keeps each signed lead once in its latest state, and removes erased and trashed leads', async () => {
  await postWebhook(url, secret, { event: 'created', lead, reference }, 'one');
  expect(readKept()).toMatchObject({ 7: { name: 'आशा Patel', status: 'new', reference } });
  await postWebhook(url, secret, { event: 'changed', lead: { ...lead, status: 'won' }, reference }, 'two');
  await postWebhook(url, secret, { event: 'created', lead, reference }, 'one');
  expect(readKept()).toMatchObject({ 7: { status: 'won' } });
  const trashed = { ...lead, deletedAt: new Date().toISOString() };
  await postWebhook(url, secret, { event: 'changed', lead: trashed, reference }, 'trashed');
  expect(readKept()).toEqual({});
  await postWebhook(url, secret, { event: 'changed', lead, reference }, 'taken back');
  expect(readKept()).toMatchObject({ 7: { status: 'new', in_trash: false } });
  await postWebhook(url, secret, { event: 'erased', id: 7, reference }, 'three');
  expect(readKept()).toEqual({});
});

test('receives exactly the fields that the document names', async () => {
  const whole = {
    ...lead,
    createdAt: new Date().toISOString(),
    language: 'en',
    humanCheck: 'passed',
  } as Lead;
  await postWebhook(url, secret, { event: 'created', lead: whole, reference }, 'whole');
  const told = Object.keys(readKept()[7]);
  await postWebhook(url, secret, { event: 'erased', id: 7, reference }, 'erased');
  const [fields = ''] = /^Fields: [\s\S]+?\n\n/m.exec(document) ?? [];
  const named = [...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(['event', ...named].toSorted());
});

test('the document lists every value that a field can have', async () => {
  const valuesOf = (field: string): string[] => {
    const [, said = ''] = new RegExp(`^\\| \`${field}\` \\| (.*) \\|$`, 'm').exec(document) ?? [];
    return [...said.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
  };
  const statuses = (['application', 'enquiry'] as const).flatMap(listStatusesOf);
  expect(valuesOf('status')).toEqual(statuses);
  const checks: Record<Lead['humanCheck'], true> = { passed: true, unverified: true, notAsked: true };
  expect(valuesOf('human_check')).toEqual(Object.keys(checks));
  const [time = ''] = valuesOf('received_at');
  const createdAt = new Date(time).toISOString();
  expect(time).toBe(createdAt);
  await postWebhook(url, secret, { event: 'created', lead: { ...lead, createdAt }, reference }, 'timed');
  expect(readKept()[7].received_at).toBe(time);
  await postWebhook(url, secret, { event: 'erased', id: 7, reference }, 'timed and erased');
});

test('receives a lost lead again if an administrator sends it again', async () => {
  const staff = await openStaffUnderTest();
  try {
    const { payload } = staff.fresh;
    const { tellCreated, workOnce } = createWebhookEvents({
      payload,
      log: { error: vi.fn() },
      post: (told, key) => postWebhook(url, secret, told, key),
      now: () => Date.now() + minute,
    });
    const created = exampleLead({ webhookAt: new Date().toISOString() });
    const { id } = await payload.create({ collection: 'leads', data: created });
    await tellCreated(await payload.findByID({ collection: 'leads', id }));
    expect(readKept()).toHaveProperty(String(id));
    await postWebhook(url, secret, { event: 'erased', id, reference }, 'lost');
    expect(readKept()).toEqual({});
    const sendAgain = async (event: string) => {
      const { docs } = await payload.find({
        collection: 'webhook-events',
        where: { lead: { equals: id }, event: { equals: event } },
      });
      const { status } = await staff.ask('admin', 'POST', `/webhook-events/${docs[0]?.id}/send-again`, {});
      return status;
    };
    expect(await sendAgain('created')).toBe(200);
    // At the second press, the event is already being sent.
    expect(await sendAgain('created')).toBe(409);
    await workOnce();
    expect(readKept()).toMatchObject({ [id]: { event: 'changed', name: created.name } });
    // A change that was accepted is sent again under a new key, too.
    await postWebhook(url, secret, { event: 'erased', id, reference }, 'lost again');
    expect(await sendAgain('changed')).toBe(200);
    await workOnce();
    expect(readKept()).toHaveProperty(String(id));
    await postWebhook(url, secret, { event: 'erased', id, reference }, 'end');
  } finally {
    await staff.fresh.remove();
  }
}, 120_000);

test('refuses a wrong secret and a missing, old or wrong signature', async () => {
  const told = { event: 'created', lead, reference } as const;
  await expect(postWebhook(url, 'another secret of that length', told, 'four')).rejects.toThrow('401');
  const signature = `t=${Math.floor(Date.now() / 1000) - 400},v1=${'0'.repeat(64)}`;
  for (const headers of [{}, { 'X-Signature': signature }, { 'X-Signature': 't=1,v1=0' }])
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  expect(readKept()).toEqual({});
});

test('goes on after a connection that breaks in the middle of a request', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: crm\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{"event":',
  );
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
  await postWebhook(url, secret, { event: 'created', lead, reference }, 'after a break');
  expect(readKept()).toHaveProperty('7');
  await postWebhook(url, secret, { event: 'erased', id: 7, reference }, 'after a break, erased');
});

test('answers 500 if it cannot store an event, and takes the event when it is sent again', async () => {
  const told = { event: 'created', lead, reference } as const;
  // A folder of that name makes writing the file fail.
  mkdirSync(path.join(folder, 'leads.json.new'));
  for (const _attempt of [1, 2])
    await expect(postWebhook(url, secret, told, 'no room')).rejects.toThrow('500');
  rmSync(path.join(folder, 'leads.json.new'), { recursive: true });
  expect(readKept()).toEqual({});
  await postWebhook(url, secret, told, 'no room');
  expect(readKept()).toHaveProperty('7');
  await postWebhook(url, secret, { event: 'erased', id: 7, reference }, 'no room, erased');
});

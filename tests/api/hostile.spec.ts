import { calls } from '@ev-site/contract/calls.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { en } from '@ev-site/site/words/en.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Dice, makeDice } from '../support/hostile/dice.ts';
import { hostileTexts, hostileValues } from '../support/hostile/field-corpus.ts';
import { makeResume } from '../support/hostile/pdf.ts';
import { hostileFiles } from '../support/hostile/pdf-corpus.ts';
import {
  makeContact,
  makeDealer,
  newMobile,
  newName,
  postApplication,
  postJson,
} from '../support/leads/forms.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, BASE_URL } from '../support/product/product-under-test.ts';
import { findLead, signIn } from '../support/staff/staff-desk.ts';

/** 400 by default, to take only seconds; the full run uses 10,000. */
const randomRequests = Number(process.env.RANDOM_REQUESTS ?? 400);

const { messages } = en.forms;

// The problems of each file are tested without a server (site/leads/resume/pdf-inspection.test.ts). Here one file
// represents all files with the same problem.
for (const [name, message] of [
  ['empty', messages.resumeMissing],
  ['plain text named .pdf', messages.resumeNotPdf],
  ['cut in the middle', messages.resumeBroken],
  ['locked with a password', messages.resumeEncrypted],
  ['script at opening', messages.resumeActive],
  ['one stream that unpacks to 100 MB', messages.resumeHeavy],
  ['object stream with a predictor that nobody knows', messages.resumeUnread],
] as const)
  test(`a resume that is "${name}" is refused with a message at its field`, async () => {
    const file = hostileFiles.find((one) => one.name === name)?.bytes;
    if (!file) throw new Error('No hostile file has this name.');
    const response = await postApplication(BASE_URL, { file });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: { resume: [message] } });
  });

test('a resume that is too large is refused with a message at its field', async () => {
  for (const size of [limits.resume + 1, 12_000_000]) {
    const file = Buffer.concat([makeResume(), Buffer.alloc(size)]);
    const response = await postApplication(BASE_URL, { file });
    expect(response.status).toBe(413);
    expect(Object.keys(((await response.json()) as { message: object }).message)).toEqual(['resume']);
  }
});

test('a resume with a hostile file name is stored under a random name, and staff download it under a harmless one', async () => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  for (const name of [
    '../../../etc/passwd',
    'a.php\0.pdf',
    `${'x'.repeat(5000)}.pdf`,
    'रिज़्यूमे.pdf',
    '<b>.exe',
    'line\r\nContent-Type: text/html',
  ]) {
    const visitor = newName();
    const response = await postApplication(BASE_URL, { name, fields: { name: visitor } });
    expect(response.status, JSON.stringify(name)).toBe(200);
    const lead = await findLead(staff, visitor);
    expect(lead?.resumeFile).toMatch(/^[0-9a-f]{32}$/);
    expect(String(lead?.resumeName)).toMatch(/^[^/\\\p{C}]{1,200}$/u);
    const download = await staff.get(`/studio/api/leads/${lead?.id}/resume`);
    expect(download.headers()['content-type']).toBe('application/octet-stream');
    expect(download.headers()['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
    expect(await download.body()).toEqual(makeResume());
  }
  // A part of the body without a name is not a file.
  const nameless = await postApplication(BASE_URL, { name: '' });
  expect(nameless.status).toBe(422);
  expect(Object.keys(((await nameless.json()) as { message: object }).message)).toEqual(['resume']);
  await staff.dispose();
});

/** Characters that none of the forms may keep in a text. */
const harmful = /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Reads more leads than the test below makes. Each page begins below the last id, because others come in meanwhile. */
const readNewestLeads = async (staff: APIRequestContext): Promise<Record<string, unknown>[]> => {
  const leads: Record<string, unknown>[] = [];
  let before = 2_147_483_647;
  while (leads.length < 2000) {
    const query = `sort=-id&limit=500&depth=0&where[id][less_than]=${before}`;
    const { docs } = await (await staff.get(`/studio/api/leads?${query}`)).json();
    if (docs.length === 0) break;
    leads.push(...docs);
    before = docs.at(-1).id;
  }
  return leads;
};

test('hostile texts and values are refused at their field or stored as harmless text', async () => {
  test.setTimeout(240_000);
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const forms: [string, Record<string, unknown>][] = [
    ['/api/post-contact-us', makeContact()],
    ['/api/create-dealer', await makeDealer(BASE_URL)],
  ];
  let refused = 0;
  const taken: string[] = [];
  const send = async (path: string, good: Record<string, unknown>, field: string, value: unknown) => {
    const phone = `+91${newMobile()}`;
    const response = await postJson(BASE_URL, path, { ...good, phone, [field]: value });
    const what = `${field}: ${JSON.stringify(value)?.slice(0, 80)}`;
    expect([200, 422], what).toContain(response.status);
    if (response.status === 422) {
      const { message } = (await response.json()) as { message: Record<string, unknown> };
      expect(message, what).toEqual({ [field]: [expect.stringMatching(/\S/)] });
      refused += 1;
    } else {
      await response.body?.cancel();
      if (field !== 'phone') taken.push(phone);
    }
  };
  for (const value of [...hostileTexts, ...hostileValues])
    for (const [path, good] of forms)
      await Promise.all(Object.keys(good).map((field) => send(path, good, field, value)));
  expect(refused).toBeGreaterThan(100);
  expect(taken.length).toBeGreaterThan(50);
  const stored = await readNewestLeads(staff);
  const digits = (phone: unknown) => String(phone).replace(/\D/g, '');
  const ours = new Set(taken.map(digits));
  const leads = stored.filter(({ phone }) => ours.has(digits(phone)));
  expect(leads).toHaveLength(taken.length);
  for (const { name, firstName, lastName, email, message, vehicle, place } of leads)
    for (const text of [name, firstName, lastName, email, message, vehicle, place])
      expect(String(text ?? '')).not.toMatch(harmful);
  await staff.dispose();
});

const randomText = ({ below, pick, bytes }: Dice): string =>
  pick([
    () => pick(hostileTexts),
    () => bytes(below(200)).toString('latin1'),
    () => String(below(100_000)),
    () => '',
  ])();

const toRandomRequest = (dice: Dice): { path: string; init: RequestInit } => {
  const { below, pick } = dice;
  const call = pick(calls);
  const path = call.path.replace(/\{\w+\}/, () => encodeURIComponent(randomText(dice).toWellFormed()));
  const fields = Object.fromEntries(
    Array.from({ length: below(8) }, () => [
      pick([
        'page',
        'status',
        'blogid',
        'eventid',
        'jobid',
        'name',
        'email',
        'rCaptcha',
        'state_id',
        '__proto__',
        'website',
      ]),
      pick([() => randomText(dice), () => pick(hostileValues)])(),
    ]),
  );
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(JSON.stringify(value))]),
  );
  if (pick([true, false]))
    return { path: `${path}?${query}`, init: { method: pick(['GET', 'HEAD', 'OPTIONS', 'DELETE']) } };
  const type = pick([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ]);
  const body = pick([
    JSON.stringify(fields),
    query.toString(),
    `--x\r\n${randomText(dice)}`,
    randomText(dice),
    '{',
  ]);
  return {
    path,
    init: { method: pick(['POST', 'PUT', 'PATCH']), body, headers: type ? { 'Content-Type': type } : {} },
  };
};

test(`${randomRequests} random requests cause no server error and reveal no internals`, async () => {
  test.setTimeout(randomRequests * 200 + 60_000);
  const dice = makeDice('random requests');
  const send = async ({ path, init }: ReturnType<typeof toRandomRequest>) => {
    const response = await fetch(BASE_URL + path, { redirect: 'manual', ...init });
    expect(response.status, `${init.method} ${path} ${String(init.body).slice(0, 200)}`).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/node_modules|\.ts:\d|SQLITE| {4}at /);
  };
  for (let sent = 0; sent < randomRequests; sent += 8)
    await Promise.all(Array.from({ length: 8 }, () => send(toRandomRequest(dice))));
});

import { calls } from '@ev-site/contract/calls.ts';
import { expect, test } from '@playwright/test';
import { makeDice } from '../hostile/dice.ts';
import { hostileTexts, hostileValues } from '../hostile/field-corpus.ts';
import { makeResume } from '../hostile/pdf.ts';
import { hostileFiles } from '../hostile/pdf-corpus.ts';
import { makeContact, makeDealer, postApplication, postJson } from '../leads/forms.ts';

const baseUrl = String(process.env.BASE_URL);

/** 400 by default, so that it stays a matter of seconds; the full run asks for 10,000. */
const randomRequests = Number(process.env.RANDOM_REQUESTS ?? 400);

for (const { name, bytes } of hostileFiles) {
  test(`a resume that is "${name}" is refused with a message at its field`, async () => {
    const response = await postApplication(baseUrl, { file: bytes });
    expect(response.status).toBe(422);
    const body = (await response.json()) as { message: Record<string, string[]> };
    expect(Object.keys(body.message)).toEqual(['resume']);
    expect(body.message.resume?.[0]).toMatch(/Please/);
  });
}

test('a resume that is too large is refused with a message at its field', async () => {
  for (const size of [5_000_001, 12_000_000]) {
    const file = Buffer.concat([makeResume(), Buffer.alloc(size)]);
    const response = await postApplication(baseUrl, { file });
    expect(response.status).toBe(413);
    expect(Object.keys(((await response.json()) as { message: object }).message)).toEqual(['resume']);
  }
});

test('a file’s own name changes nothing', async () => {
  for (const name of [
    '../../../etc/passwd',
    'a.php\0.pdf',
    `${'x'.repeat(5000)}.pdf`,
    'रिज़्यूमे.pdf',
    '<b>.exe',
    '',
  ]) {
    const response = await postApplication(baseUrl, { name });
    expect([200, 422]).toContain(response.status);
  }
});

test('hostile texts and values are refused at their field or stored', async () => {
  const contact = makeContact();
  const dealer = await makeDealer(baseUrl);
  const forms: [string, Record<string, unknown>][] = [
    ['/api/post-contact-us', contact],
    ['/api/create-dealer', dealer],
  ];
  for (const value of [...hostileTexts, ...hostileValues]) {
    for (const [path, good] of forms) {
      for (const field of Object.keys(good)) {
        const response = await postJson(baseUrl, path, { ...good, [field]: value });
        expect([200, 422], `${field}: ${JSON.stringify(value)?.slice(0, 80)}`).toContain(response.status);
        if (response.status === 422) {
          const { message } = (await response.json()) as { message: object };
          expect(Object.keys(message).length).toBeGreaterThan(0);
        } else await response.body?.cancel();
      }
    }
  }
});

const { seed, below, pick, bytes } = makeDice();

const randomText = (): string =>
  pick([
    () => pick(hostileTexts),
    () => bytes(below(200)).toString('latin1'),
    () => String(below(100_000)),
    () => '',
  ])();

const toRandomRequest = (): { path: string; init: RequestInit } => {
  const call = pick(calls);
  const path = call.path.replace(/\{\w+\}/, () => encodeURIComponent(randomText().toWellFormed()));
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
      pick([randomText, () => pick(hostileValues)])(),
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
  const body = pick([JSON.stringify(fields), query.toString(), `--x\r\n${randomText()}`, randomText(), '{']);
  return {
    path,
    init: { method: pick(['POST', 'PUT', 'PATCH']), body, headers: type ? { 'Content-Type': type } : {} },
  };
};

test(`${randomRequests} random requests meet no failure of the server`, async () => {
  test.setTimeout(randomRequests * 200 + 60_000);
  process.stdout.write(`random requests: RANDOM_SEED=${seed} repeats them\n`);
  for (let sent = 0; sent < randomRequests; sent += 1) {
    const { path, init } = toRandomRequest();
    const response = await fetch(baseUrl + path, { redirect: 'manual', ...init });
    expect(response.status, `${init.method} ${path} ${String(init.body).slice(0, 200)}`).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/node_modules|\.ts:\d|SQLITE| {4}at /);
  }
});

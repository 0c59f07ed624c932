import { readFileSync } from 'node:fs';
import { root } from '@ev-site/scripts/root.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../support/product/product-under-test.ts';
import { signIn } from '../support/staff/staff-desk.ts';
import { useColleague } from '../support/staff/studio-session.ts';

test.describe.configure({ mode: 'default' });

const colleagues = { editor: useColleague('editor'), sales: useColleague('sales'), hr: useColleague('hr') };

const words = '<script>alert(1)</script>';

const drawPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a6b3d' } })
    .withExif({ IFD0: { ImageDescription: words } })
    .png()
    .toBuffer();

const upload = (staff: APIRequestContext, file: { name: string; mimeType: string; buffer: Buffer }) =>
  staff.post('/studio/api/media', {
    multipart: { file, _payload: JSON.stringify({ alt: 'A green plate' }) },
  });

for (const [name, mimeType] of [
  ['catalogue.html', 'text/html'],
  ['catalogue.js', 'image/png'],
  ['catalogue.SVG', 'image/svg+xml'],
  ['catalogue.png.htm', 'image/png'],
] as const)
  test(`a picture that is uploaded as ${name} is stored and served as PNG, without its metadata`, async ({
    request,
  }) => {
    const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
    const buffer = Buffer.concat([await drawPicture(), Buffer.from(words)]);
    expect(buffer.toString('latin1')).toContain('alert(1)');
    const answer = await upload(staff, { name, mimeType, buffer });
    expect(answer.status(), await answer.text()).toBe(201);
    const { doc } = await answer.json();
    expect(doc.filename).toMatch(/^[a-z0-9-]+\.png$/);
    const served = await request.get(`/media/${doc.filename}`);
    expect(served.headers()).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await served.body()).toString('latin1')).not.toContain('alert(1)');
    expect((await request.get(`/media/${name}`)).status()).toBe(404);
    expect((await staff.delete(`/studio/api/media/${doc.id}`)).status()).toBe(200);
    await staff.dispose();
  });

test('a file that is not a picture is refused with a reason, whatever its name', async ({ request }) => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${words}</svg>`;
  for (const [name, text, sentence] of [
    ['drawing.png', drawing, /^SVG drawings are not accepted/],
    ['page.png', words, /not a JPEG, PNG/],
  ] as const) {
    const refused = await upload(staff, { name, mimeType: 'image/png', buffer: Buffer.from(text) });
    expect(refused.status()).toBe(400);
    expect((await refused.json()).errors[0].message).toMatch(sentence);
    expect((await request.get(`/media/${name}`)).status()).toBe(404);
  }
  await staff.dispose();
});

test('a picture in use cannot be deleted, and the answer names what uses it', async () => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const { docs } = await (await staff.get('/studio/api/certificates?limit=1&depth=0')).json();
  const refused = await staff.delete(`/studio/api/media/${docs[0].picture}`);
  expect(refused.status()).toBe(409);
  const { errors } = await refused.json();
  expect(errors[0].message).toMatch(/certificate/i);
  await staff.dispose();
});

const phonePicture = readFileSync(`${root}content/pictures/phone.example.heic`);

test('a phone’s HEIC becomes a JPEG; in the trash it is not served, and only editors and admins can restore it', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const admin = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const open = (role: keyof typeof colleagues) => signIn(colleagues[role].email, colleagues[role].password);
  const [editor, sales, hr] = [await open('editor'), await open('sales'), await open('hr')];
  const send = (who: APIRequestContext, buffer: Buffer) =>
    upload(who, { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer });
  for (const who of [sales, hr, request]) expect((await send(who, phonePicture)).status()).toBe(403);
  // A damaged picture, and one that claims an enormous size.
  const huge = Buffer.from(phonePicture);
  huge.writeUInt32BE(50_000, huge.indexOf('ispe') + 8);
  for (const [bytes, sentence] of [
    [phonePicture.subarray(0, 900), /damaged/],
    [huge, /12,000 pixels a side/],
  ] as const) {
    const refused = await send(editor, bytes);
    expect(refused.status()).toBe(400);
    expect((await refused.json()).errors[0].message).toMatch(sentence);
  }
  const large = await send(editor, Buffer.concat([phonePicture, Buffer.alloc(20_000_001)]));
  expect(large.status()).toBe(413);
  expect(await large.text()).toContain('A picture may have at most 20 MB.');

  const made = await send(editor, phonePicture);
  expect(made.status(), await made.text()).toBe(201);
  const { doc } = await made.json();
  expect(doc).toMatchObject({ mimeType: 'image/jpeg', width: 64, height: 96 });
  expect(doc.filename).toMatch(/^img-2041-[0-9a-f]{12}\.jpg$/);
  const address = `/media/${doc.filename}`;
  const statusOf = async () => (await request.get(`${address}?at=${Date.now()}`)).status();
  const shown = await request.get(address);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await shown.body()).toString('latin1')).not.toContain('PhoneMaker');

  const record = `/studio/api/media/${doc.id}?trash=true`;
  const toTrash = { data: { deletedAt: new Date().toISOString() } };
  const back = { data: { deletedAt: null } };
  for (const who of [sales, hr, request]) expect((await who.patch(record, toTrash)).status()).toBe(403);
  expect((await editor.patch(record, toTrash)).status()).toBe(200);
  await expect.poll(statusOf).toBe(404);
  for (const who of [sales, hr, request]) {
    expect((await who.patch(record, back)).status()).toBe(403);
    expect((await who.delete(record)).status()).toBe(403);
  }
  expect((await editor.delete(record)).status()).toBe(403);
  expect((await editor.patch(record, back)).status()).toBe(200);
  await expect.poll(statusOf).toBe(200);
  expect((await admin.delete(record)).status()).toBe(200);
  await expect.poll(statusOf).toBe(404);
  for (const person of [editor, sales, hr, admin]) await person.dispose();
});

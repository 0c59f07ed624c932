import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from '../leads/staff-desk.ts';

const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
test.describe.configure({ mode: 'default' });

const words = '<script>alert(1)</script>';

const drawPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a6b3d' } })
    .withExif({ IFD0: { ImageDescription: words } })
    .png()
    .toBuffer();

test.describe('a picture that staff upload', () => {
  for (const [name, mimeType] of [
    ['catalogue.html', 'text/html'],
    ['catalogue.js', 'image/png'],
    ['catalogue.SVG', 'image/svg+xml'],
    ['catalogue.png.htm', 'image/png'],
  ] as const) {
    test(`as ${name} is refused, or is a picture under a name of ours and nothing else`, async ({
      request,
    }) => {
      const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
      const buffer = Buffer.concat([await drawPicture(), Buffer.from(words)]);
      expect(buffer.toString('latin1')).toContain('alert(1)');
      const answer = await staff.post('/studio/api/media', {
        multipart: { file: { name, mimeType, buffer }, _payload: JSON.stringify({ alt: 'A green plate' }) },
      });
      if (answer.status() === 201) {
        const { doc } = await answer.json();
        expect(doc.filename).toMatch(/^[a-z0-9-]+\.png$/);
        const served = await request.get(`/media/${doc.filename}`);
        expect(served.headers()).toMatchObject({
          'content-type': 'image/png',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
        });
        expect((await served.body()).toString('latin1')).not.toContain('alert(1)');
        expect((await staff.delete(`/studio/api/media/${doc.id}`)).status()).toBe(200);
      } else {
        const said = await answer.text();
        expect(answer.status(), said).toBe(400);
        expect(JSON.parse(said).errors[0].message).not.toMatch(/unknown error/i);
      }
      expect((await request.get(`/media/${name}`)).status()).toBe(404);
      await staff.dispose();
    });
  }
});

test('a picture in use is not deleted, and the built studio says why', async () => {
  const staff = await signIn(ADMIN_EMAIL, ADMIN_PASSWORD);
  const { docs } = await (await staff.get('/studio/api/certificates?limit=1&depth=0')).json();
  const refused = await staff.delete(`/studio/api/media/${docs[0].picture}`);
  expect(refused.status()).toBe(409);
  const { errors } = await refused.json();
  expect(errors[0].message).toMatch(/certificate/i);
  await staff.dispose();
});

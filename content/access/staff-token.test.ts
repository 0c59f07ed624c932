import { SignJWT } from 'jose';
import { jwtSign } from 'payload';
import { describe, expect, test } from 'vitest';
import { createStaffTokenReader } from './staff-token.ts';

const secret = 'x'.repeat(32);
const sign = async (fields: { secret?: string; collection?: string; seconds?: number } = {}) =>
  (
    await jwtSign({
      fieldsToSign: { id: 1, collection: fields.collection ?? 'staff', sid: 'one' },
      secret: fields.secret ?? secret,
      tokenExpiration: fields.seconds ?? 60,
    })
  ).token;

const readStaff = createStaffTokenReader(secret);

describe('the check of a session token', () => {
  test('accepts what Payload signs, in the cookie and in the header', async () => {
    const token = await sign();
    expect(await readStaff({ cookie: `studio-token=${token}` })).toBe(1);
    expect(await readStaff({ cookie: `a=b; studio-token=${token}; studio-lng=en` })).toBe(1);
    expect(await readStaff({ authorization: `JWT ${token}` })).toBe(1);
    expect(await readStaff({ authorization: `Bearer ${token}` })).toBe(1);
  });

  test('refuses forged tokens, expired tokens and tokens without an expiry', async () => {
    const [head, body] = (await sign()).split('.');
    const endless = await new SignJWT({ id: 1, collection: 'staff' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const cookie of [
      undefined,
      '',
      'studio-token=',
      'studio-token=anything',
      `studio-token=${head}.${body}.`,
      `studio-token=${none}.${body}.`,
      `studio-token=${endless}`,
      `studio-token=${await sign({ secret: 'y'.repeat(32) })}`,
      `studio-token=${await sign({ seconds: -60 })}`,
      `studio-token=${await sign({ collection: 'visitors' })}`,
      `other-studio-token=${await sign()}`,
    ])
      expect(await readStaff({ cookie }), cookie).toBeNull();
  });
});

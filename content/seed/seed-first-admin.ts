import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { explainWeakPassword } from '../accounts/password-strength.ts';

/** The first administrator as made; the password is set only if this function generated it. */
interface FirstAdmin {
  email: string;
  password: string | null;
}

/**
 * Makes the first administrator if there is no staff yet. If no password is given, one is generated: it is returned so
 * that the caller can show it once, and stored only as a hash.
 * @throws {Error} if the given password is weak.
 */
export const seedFirstAdmin = async (
  payload: Payload,
  given: { email: string; password: string | undefined },
): Promise<FirstAdmin | null> => {
  const { totalDocs } = await payload.count({ collection: 'staff' });
  if (totalDocs > 0) return null;
  const problem = given.password && (await explainWeakPassword(given.password, [given.email]));
  if (problem) throw new Error(`ADMIN_PASSWORD: ${problem}`);
  const password = given.password ?? randomBytes(12).toString('base64url');
  await payload.create({
    collection: 'staff',
    data: { name: 'Administrator', email: given.email, password, role: 'admin' },
  });
  return { email: given.email, password: given.password ? null : password };
};

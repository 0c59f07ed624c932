import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

/** Payload's parameters for hashes of passwords: the present ones and the former ones, which the next sign-in replaces. */
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const former = { prefix: '', iterations: 25_000, bytes: 512 };

/** The stored form of a password. */
export interface KeptPassword {
  hash?: string | null;
  salt?: string | null;
}

/** Whether a password belongs to a stored hash. */
export const isPassword = async (password: string, { hash, salt }: KeptPassword): Promise<boolean> => {
  if (!hash || !salt) return false;
  const { prefix, iterations, bytes } = hash.startsWith(present.prefix) ? present : former;
  const kept = Buffer.from(hash.slice(prefix.length), 'hex');
  const given = await derive(password, salt, iterations, bytes, 'sha256');
  return kept.length === given.length && timingSafeEqual(kept, given);
};

/** Takes as long as the check of a password, for an account that does not exist. */
export const spendTimeOfPassword = async (password: string): Promise<void> => {
  await derive(password, 'no account', present.iterations, present.bytes, 'sha256');
};

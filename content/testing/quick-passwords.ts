import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * The number of rounds with which a password is hashed (content/accounts/password-hash.ts). One hash takes 80 ms. That
 * slows down a person who guesses passwords, and tests do not need it.
 */
const asked = 600_000;

const { pbkdf2 } = crypto;

/** Uses a thousandth of the rounds for hashes of passwords. All other hashes stay as they are. */
const hashQuickly: typeof pbkdf2 = (password, salt, rounds, ...others) =>
  pbkdf2(password, salt, rounds === asked ? asked / 1000 : rounds, ...others);

// This module runs again before each test file, also in files that share a process.
if (pbkdf2.name !== hashQuickly.name) {
  Object.assign(crypto, { pbkdf2: hashQuickly });
  syncBuiltinESMExports();
}

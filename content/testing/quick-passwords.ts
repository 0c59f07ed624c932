import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * How often a password is hashed (content/accounts/password-hash.ts): each time takes 80 ms, which is a guesser's cost
 * and no test's.
 */
const asked = 600_000;

const { pbkdf2 } = crypto;

/** A thousandth of the rounds where they are those of a password; all else is hashed as it is asked. */
const hashQuickly: typeof pbkdf2 = (password, salt, rounds, ...others) =>
  pbkdf2(password, salt, rounds === asked ? asked / 1000 : rounds, ...others);

// Before each file of tests this runs anew, also where they share a process.
if (pbkdf2.name !== hashQuickly.name) {
  Object.assign(crypto, { pbkdf2: hashQuickly });
  syncBuiltinESMExports();
}

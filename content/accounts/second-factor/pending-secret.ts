import { minute } from '../../time/spans-of-time.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

/** How long (ms) a secret that was shown waits for its first code. */
const waitsFor = 15 * minute;

/** Seals a secret that is shown now, with the moment at which it is over. */
export const sealPending = (plain: string, account: number, secret: string): string =>
  sealSecret(`${plain} ${Date.now() + waitsFor}`, account, secret);

/** Opens it until then; null afterwards, and where none waits. */
export const openPending = (sealed: string, account: number, secret: string): string | null => {
  const [plain, end] = openSecret(sealed, account, secret)?.split(' ') ?? [];
  return plain && Number(end) > Date.now() ? plain : null;
};

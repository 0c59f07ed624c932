import type { DataDoor } from '../data/door.ts';
import { createGenerationCache } from '../data/generation-cache.ts';
import type { Phone } from '../page/plain-page.ts';

/** Gives the company's main telephone; the one of before while the database does not answer, else none. */
export const createMainPhone = (
  data: Pick<DataDoor, 'getSettings'>,
  generation: () => number,
): (() => Promise<Phone | undefined>) => {
  const kept = createGenerationCache<Phone, null>({
    generation,
    maxBytes: 1000,
    make: async () => {
      const { phones } = await data.getSettings();
      return phones[0] && { value: phones[0], size: 100, complete: true };
    },
  });
  return () => kept.get('phone', null).catch(() => undefined);
};

import type { DataDoor } from '../data/door.ts';
import { createGenerationCache } from '../data/generation-cache.ts';

/** Gives the company's main telephone number; the one of before while the database does not answer, else none. */
export const createMainPhone = (
  data: Pick<DataDoor, 'getSettings'>,
  generation: () => number,
): (() => Promise<string>) => {
  const kept = createGenerationCache<string, null>({
    generation,
    maxBytes: 1000,
    make: async () => {
      const { phones } = await data.getSettings();
      return { value: phones[0]?.number ?? '', size: 100, complete: true };
    },
  });
  return async () => (await kept.get('phone', null).catch(() => undefined)) ?? '';
};

import type { DataFromGlobalSlug, Payload } from 'payload';
import { listFieldsOf } from '../documents/find-config.ts';
import type { Ledger } from './ledger.ts';
import { resolveReferences } from './resolve-references.ts';
import { toLookup } from './seed-documents.ts';
import { type SeedContent, type SeededGlobal, seededGlobals } from './seed-shapes.ts';

const isUntouched = async (payload: Payload, slug: SeededGlobal): Promise<boolean> => {
  const stored = await payload.findGlobal({ slug, depth: 0, draft: true });
  return !stored.updatedAt;
};

/** Fills the globals that nobody has saved yet. */
export const seedGlobals = async (
  payload: Payload,
  ledger: Ledger,
  content: SeedContent['globals'],
): Promise<number> => {
  let made = 0;
  for (const slug of seededGlobals) {
    const key = `globals/${slug}`;
    if (ledger.has(key)) continue;
    if (await isUntouched(payload, slug)) {
      const fields = listFieldsOf(payload, slug);
      const data = await resolveReferences(fields, content[slug], toLookup(ledger));
      await payload.updateGlobal({ slug, data: data as Partial<DataFromGlobalSlug<SeededGlobal>>, depth: 0 });
      made += 1;
    }
    await ledger.note(key);
  }
  return made;
};

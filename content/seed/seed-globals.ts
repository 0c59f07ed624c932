import type { DataFromGlobalSlug, Payload } from 'payload';
import { findGlobalConfig, listFieldsOf } from '../documents/find-config.ts';
import { toArrival } from './own-site.ts';
import { resolveReferences } from './resolve-references.ts';
import { type Seeding, toLookup } from './seed-documents.ts';
import { type SeedContent, type SeededGlobal, seededGlobals } from './seed-shapes.ts';

const isUntouched = async (payload: Payload, slug: SeededGlobal): Promise<boolean> => {
  const stored = await payload.findGlobal({ slug, depth: 0, draft: true });
  return !stored.updatedAt;
};

/** Fills the globals that nobody has saved yet; on the site of a company, pages only as drafts. */
export const seedGlobals = async (
  { payload, ledger, isOwn }: Seeding,
  content: SeedContent['globals'],
): Promise<{ made: number; drafts: string[] }> => {
  let made = 0;
  const drafts: string[] = [];
  for (const slug of seededGlobals) {
    const key = `globals/${slug}`;
    if (ledger.has(key)) continue;
    if (await isUntouched(payload, slug)) {
      const fields = listFieldsOf(payload, slug);
      const data = await resolveReferences(fields, content[slug], toLookup(ledger));
      const config = findGlobalConfig(payload, slug);
      const draft = config !== undefined && toArrival(isOwn, config) === 'draft';
      await payload.updateGlobal({
        slug,
        data: data as Partial<DataFromGlobalSlug<SeededGlobal>>,
        draft,
        depth: 0,
      });
      made += 1;
      if (draft) drafts.push(key);
    }
    await ledger.note(key);
  }
  return { made, drafts };
};

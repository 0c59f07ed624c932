import type { CollectionSlug, Payload } from 'payload';

/** All that Payload's Local API gives, by what it is and, in lists, by id; plain JSON. */
export type Everything = Record<string, unknown>;

// Payload's own notes, of no worth to anybody else.
const notContent = ['payload-migrations', 'payload-kv'];

const inAllLanguages = { locale: 'all', depth: 0, showHiddenFields: true } as const;
const whole = { ...inAllLanguages, pagination: false, sort: 'id' } as const;

const readCollection = async (payload: Payload, slug: CollectionSlug, versions: boolean) => {
  const { docs } = await payload.find({ collection: slug, ...whole });
  if (!versions) return { [slug]: docs };
  const drafts = await payload.find({ collection: slug, ...whole, draft: true });
  const kept = await payload.findVersions({ collection: slug, ...whole });
  return { [slug]: docs, [`${slug}, newest drafts`]: drafts.docs, [`${slug}, versions`]: kept.docs };
};

/**
 * Reads the whole content as programs see it, in all languages, whatever tables it lies in: documents, newest drafts,
 * versions, globals, with hidden fields.
 */
export const readEverything = async (payload: Payload): Promise<Everything> => {
  const everything: Everything = {};
  for (const { slug, versions } of payload.config.collections) {
    if (notContent.includes(slug)) continue;
    Object.assign(everything, await readCollection(payload, slug, Boolean(versions)));
  }
  for (const { slug, versions } of payload.config.globals) {
    const read = { slug, ...inAllLanguages } as const;
    everything[slug] = await payload.findGlobal(read);
    if (!versions) continue;
    everything[`${slug}, newest draft`] = await payload.findGlobal({ ...read, draft: true });
    const kept = await payload.findGlobalVersions({ ...read, pagination: false, sort: 'id' });
    everything[`${slug}, versions`] = kept.docs;
  }
  return JSON.parse(JSON.stringify(everything));
};

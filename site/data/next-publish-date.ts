import type { Readers } from './readers.ts';

/** When the next article that is already stored becomes public; null where none waits. */
export const getNextPublishDate = async ({ payload }: Readers): Promise<Date | null> => {
  const { docs } = await payload.find({
    collection: 'blogs',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { publishedAt: { greater_than: new Date().toISOString() } },
      ],
    },
    sort: 'publishedAt',
    depth: 0,
    limit: 1,
    select: { publishedAt: true },
  });
  return docs[0] ? new Date(docs[0].publishedAt) : null;
};

import { isPublic } from './is-public.ts';
import { type Paged, toPaged } from './paged.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** An article as lists show it; `description` is plain text, cut by the place that shows it. */
export interface BlogSummary {
  id: string;
  title: string;
  description: string;
  picture: Picture | null;
  /** ISO date and time of publication. */
  date: string;
}

/** Reads one page of the published articles, newest first. */
export const listBlogs = async (
  { payload, pictures }: Readers,
  { pageNumber, limit }: { pageNumber: number; limit: number },
): Promise<Paged<BlogSummary>> => {
  const found = await payload.find({
    collection: 'blogs',
    where: isPublic('publishedAt'),
    sort: '-publishedAt',
    depth: 1,
    limit,
    page: pageNumber,
    select: { title: true, description: true, picture: true, publishedAt: true },
  });
  return toPaged(found, ({ id, title, description, picture, publishedAt }) => ({
    id: String(id),
    title,
    description,
    picture: pictures.toPicture(picture),
    date: publishedAt,
  }));
};

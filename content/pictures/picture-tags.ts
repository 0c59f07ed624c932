import type { Endpoint, Payload } from 'payload';
import { canReadContent } from '../access/content-access.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { refuse, signedOut } from '../requests/refuse.ts';

/** A tag by which pictures are found. */
export interface PictureTag {
  tag: string;
  /** How many pictures have it, without the trash. */
  count: number;
}

/** As many as are worth showing; the others are found by typing. */
const mostShown = 300;

/** The tags of all pictures, most used first. */
const listPictureTags = async (payload: Payload): Promise<PictureTag[]> => {
  const { rows } = await getSqlDatabase(payload);
  const found = await rows(
    sql`SELECT t.text AS tag, COUNT(DISTINCT m.id) AS pictures FROM media_texts t JOIN media m ON m.id = t.parent_id
     WHERE t.path = 'tags' AND m.deleted_at IS NULL AND t.text IS NOT NULL
     GROUP BY t.text ORDER BY pictures DESC, tag LIMIT ${mostShown}`,
  );
  return found.map(({ tag, pictures }) => ({ tag: String(tag), count: Number(pictures) }));
};

/** `GET /media/tags`: the existing tags, for people who may see the pictures. */
export const pictureTagsEndpoint: Endpoint = {
  path: '/tags',
  method: 'get',
  handler: async (req) => {
    if (!canReadContent({ req })) return refuse(401, signedOut);
    const tags = await listPictureTags(req.payload);
    return Response.json({ tags }, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};

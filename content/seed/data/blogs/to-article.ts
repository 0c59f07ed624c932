import type { SeedEntry } from '../../seed-shapes.ts';
import { toRichText } from '../to-rich-text.ts';

interface Article {
  key: string;
  title: string;
  /** Two or three sentences; lists show the first 30 to 60 characters. */
  description: string;
  picture: string;
  /** Day of publication in India, e.g. "2026-03-14"; the article appears at 9 in the morning. */
  day: string;
  body: string;
}

/** An article of the sample content. */
export const toArticle = ({ key, title, description, picture, day, body }: Article): SeedEntry<'blogs'> => ({
  key,
  data: {
    title,
    description,
    picture,
    publishedAt: `${day}T03:30:00.000Z`,
    body: toRichText(body),
    isSample: true,
  },
});

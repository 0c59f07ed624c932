import type { BlogDetail } from '../../data/blogs.ts';
import { toLargestFile } from '../../data/picture.ts';
import type { StructuredData } from '../../page/structured-data.ts';
import type { ArticleSite } from '../define-article-page.tsx';

/** Structured data of an article for search engines. */
export const toBlogPosting = (
  { title, description, date, picture }: BlogDetail,
  { publicUrl, path, company }: ArticleSite,
): StructuredData[] => [
  {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    mainEntityOfPage: publicUrl + path,
    ...(picture ? { image: new URL(toLargestFile(picture), publicUrl).href } : {}),
    ...(company ? { author: { '@type': 'Organization', name: company, url: publicUrl } } : {}),
  },
];

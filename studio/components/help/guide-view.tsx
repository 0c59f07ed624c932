import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { findGuide, helpPath } from '../../help/guide-list.ts';
import { readGuide } from '../../help/read-guide.ts';
import { getReader } from '../get-reader.ts';
import { OwnPage } from '../own-page.tsx';
import { GuideText } from './guide-text.tsx';

/** A guide with at least this many parts begins with a list of them. */
const longFrom = 4;

/** A guide for staff. Everybody who is signed in may read all guides. */
export const GuideView = (page: AdminViewServerProps) => {
  const guide = findGuide([page.params?.segments].flat().at(-1));
  if (!guide) notFound();
  getReader(page, `${helpPath}/${guide.slug}`);
  const { content, sections } = readGuide(guide.slug);
  return (
    <OwnPage page={page} className="help">
      <p className="help__back">
        <a href={helpPath}>All guides</a>
      </p>
      <article className="help__guide">
        <h1>{guide.title}</h1>
        {sections.length >= longFrom && (
          <nav className="help__contents" aria-label="On this page">
            <ul>
              {sections.map(({ title, anchor }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <GuideText content={content} />
      </article>
    </OwnPage>
  );
};

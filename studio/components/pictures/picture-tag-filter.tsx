'use client';

import { useListQuery } from '@payloadcms/ui';
import type { Where } from 'payload';
import { usePictureTags } from './read-picture-tags.ts';

const shownAtFirst = 10;

const toWhere = (tag: string): Where => ({ or: [{ and: [{ tags: { in: [tag] } }] }] });

/** The tag by which the list is filtered; empty if there is no filter, or another one. */
const toTag = (where: Where | undefined): string => {
  const asked = where?.or?.[0]?.and?.[0]?.tags;
  const chosen = typeof asked === 'object' && 'in' in asked ? asked.in : '';
  return String(Array.isArray(chosen) ? chosen[0] : (chosen ?? ''));
};

/** Above the list of pictures, and above the window to choose one: tags as buttons; the rarer ones open at a press. */
export const PictureTagFilter = () => {
  const { query, handleWhereChange } = useListQuery();
  const tags = usePictureTags();
  const chosen = toTag(query.where);
  if (tags.length === 0) return null;
  const toButton = (tag: string, count: number) => (
    <li key={tag}>
      <button
        type="button"
        aria-pressed={tag === chosen}
        onClick={() => void handleWhereChange?.(tag === chosen ? {} : toWhere(tag))}
      >
        {`${tag} `}
        <span>{count}</span>
      </button>
    </li>
  );
  const more = tags.slice(shownAtFirst);
  return (
    <section className="picture-tags picture-tags--filter" aria-label="Show pictures by tag">
      <ul>{tags.slice(0, shownAtFirst).map(({ tag, count }) => toButton(tag, count))}</ul>
      {more.length > 0 && (
        <details open={more.some(({ tag }) => tag === chosen)}>
          <summary>{more.length} more tags</summary>
          <ul>{more.map(({ tag, count }) => toButton(tag, count))}</ul>
        </details>
      )}
    </section>
  );
};

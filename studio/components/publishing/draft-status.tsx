'use client';

import { translationReady } from '@ev-site/content/fields/translation-ready.ts';
import { toPublicationWords } from '@ev-site/content/keeping/status.ts';
import { onlyOne, studioPath } from '@ev-site/contract/documents.ts';
import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { askStudio } from '../ask-studio.ts';

/** Whether a draft is newer than what was published then, as that of another language may be. */
const isDraftedSince = async (path: string, id: unknown, publishedAt: string): Promise<boolean> => {
  const query = new URLSearchParams({
    depth: '0',
    limit: '1',
    'select[updatedAt]': 'true',
    'where[and][0][version._status][equals]': 'draft',
    'where[and][1][updatedAt][greater_than]': publishedAt,
    ...(id === undefined ? {} : { 'where[and][2][parent][equals]': String(id) }),
  });
  const { ok, body } = await askStudio<{ totalDocs: number }>('GET', `${path}/versions?${query}`);
  return ok && body.totalDocs > 0;
};

/**
 * Above a document: whether visitors see it as it stands, and in the language that is open. The way back leads to its versions: Payload's own button "Revert to
 * published" takes one language back, and publishes what is drafted in the others.
 */
export const DraftStatus = () => {
  const {
    collectionSlug = '',
    globalSlug,
    hasPublishedDoc,
    id,
    isTrashed,
    savedDocumentData,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
  } = useDocumentInfo();
  const { code, label } = useLocale();
  // Payload counts no draft of what was never published, and its drawer of times would begin with "Unpublish".
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
  // Payload counts no draft once it has published, be it one language of three.
  const publishedAt = String(savedDocumentData?.updatedAt ?? '');
  const countedAt = useRef(publishedAt);
  const isUnasked = hasPublishedDoc && unpublishedVersionCount === 0 && countedAt.current !== publishedAt;
  const api = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}`;
  useEffect(() => {
    if (!isUnasked) return;
    let isCurrent = true;
    isDraftedSince(api, globalSlug ? undefined : id, publishedAt).then((isDrafted) => {
      if (!isCurrent) return;
      countedAt.current = publishedAt;
      if (isDrafted) setUnpublishedVersionCount(1);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, globalSlug, id, isUnasked, publishedAt, setUnpublishedVersionCount]);
  if (isTrashed) return <p className="draft-status">In the trash</p>;
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  // English needs no tick, and what has none in any language needs none either.
  const isHeldBack =
    hasPublishedDoc && !isChanged && code !== 'en' && savedDocumentData?.[translationReady] === false;
  const path = globalSlug ? studioPath(globalSlug, onlyOne) : studioPath(collectionSlug, String(id));
  const published = isChanged
    ? 'Changed since it was published'
    : toPublicationWords(collectionSlug, { ...savedDocumentData, _status: 'published' });
  return (
    <p className="draft-status">
      Status: <strong>{hasPublishedDoc ? published : 'Draft'}</strong>
      {isHeldBack && (
        <>
          . Not shown in <span lang={code}>{String(label)}</span>: <em>Translation is ready</em> is not
          ticked.
        </>
      )}
      {isChanged && (
        <>
          {' '}
          <a href={`${path}/versions`}>Versions</a>
        </>
      )}
    </p>
  );
};

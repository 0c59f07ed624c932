'use client';

import { translationReady } from '@ev-site/content/fields/translation-ready.ts';
import { toPublicationWords } from '@ev-site/content/keeping/status.ts';
import { singletonId, studioPath } from '@ev-site/contract/documents.ts';
import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { askStudio } from '../ask-studio.ts';

/** Whether a draft, perhaps in another language, is newer than the publication at this time. */
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
 * Above a document: whether visitors see it as it is, and in the open language. Links to its versions, in place of
 * Payload's button "Revert to published", which reverts one language and publishes the drafts of the others.
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
  // Payload counts no draft if nothing was ever published; then its drawer of times would offer "Unpublish" first.
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
  // After publishing, Payload sets the count to 0, even if only one language of three was published.
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
  // English needs no tick. Kinds without translations have no tick at all.
  const isHeldBack =
    hasPublishedDoc && !isChanged && code !== 'en' && savedDocumentData?.[translationReady] === false;
  const path = globalSlug ? studioPath(globalSlug, singletonId) : studioPath(collectionSlug, String(id));
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

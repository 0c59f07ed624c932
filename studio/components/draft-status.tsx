'use client';

import { toPublicationWords } from '@ev-site/content/keeping/status.ts';
import { onlyOne, studioPath } from '@ev-site/contract/documents.ts';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Above a document: whether visitors see it as it stands. The way back leads to its versions: Payload's own button "Revert to
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
  // Payload counts no draft of what was never published, and its drawer of times would begin with "Unpublish".
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
  if (isTrashed) return <p className="draft-status">In the trash</p>;
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const path = globalSlug ? studioPath(globalSlug, onlyOne) : studioPath(collectionSlug, String(id));
  const published = isChanged
    ? 'Changed since it was published'
    : toPublicationWords(collectionSlug, { ...savedDocumentData, _status: 'published' });
  return (
    <p className="draft-status">
      Status: <strong>{hasPublishedDoc ? published : 'Draft'}</strong>
      {isChanged && (
        <>
          {' '}
          <a href={`${path}/versions`}>Versions</a>
        </>
      )}
    </p>
  );
};

'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { FileLink } from '../../file-link.tsx';

/** On a privacy request: the file of the person's data, with and without leads that only seem to be the person's. */
export const PersonFile = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  if (!savedDocumentData?.email && !savedDocumentData?.phone) return null;
  const href = `/studio/api/privacy-requests/${id}/file`;
  const shared = savedDocumentData.phone ? 'mail address' : 'number';
  return (
    <p className="work-panel">
      <FileLink href={href}>What is kept of this person, as a file</FileLink>{' '}
      <FileLink href={`${href}?with=merged`}>The same with what shares the {shared} or was merged</FileLink>{' '}
      Sharing and merging prove nothing: make sure before you hand that over or erase it.
    </p>
  );
};

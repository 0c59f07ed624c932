'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';

/** Beside the buttons of an application, for those who may read resumes: the file as a download. */
export const ResumeLink = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const mayRead = user?.role === 'hr' || user?.role === 'admin';
  if (!mayRead || !savedDocumentData?.resumeName) return null;
  return (
    <a className="resume-link" href={`/studio/api/leads/${id}/resume`}>
      Download the resume
    </a>
  );
};

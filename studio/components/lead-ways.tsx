'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';

// What a visitor wrote may hold "?" and "&", which would add recipients.
const toMailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** Beside the buttons of a lead: to call, to write, and for those who may read resumes the file as a download. */
export const LeadWays = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  if (!savedDocumentData) return null;
  const { phone, email, resumeName } = savedDocumentData;
  const mayRead = user?.role === 'hr' || user?.role === 'admin';
  return (
    <span className="lead-ways">
      {typeof phone === 'string' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>Call {phone}</a>}
      {typeof email === 'string' && <a href={toMailLink(email)}>Write a mail</a>}
      {mayRead && resumeName && <a href={`/studio/api/leads/${id}/resume`}>Download the resume</a>}
    </span>
  );
};

import type { SelectField } from 'payload';
import { whyHidden } from '../documents/visible.ts';

/**
 * Payload's own status field of a kind with drafts, with another default: what programs create is published unless they
 * say otherwise, and so is every document from the time before there were drafts.
 */
export const statusField = (): SelectField => ({
  name: '_status',
  type: 'select',
  label: 'Status',
  defaultValue: 'published',
  options: [],
});

/** Whether documents of a kind have drafts, which go live when they are published. */
export const hasDrafts = ({ versions }: { versions?: boolean | { drafts?: unknown } | undefined }): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

const words: Record<string, string> = { draft: 'Draft', published: 'Published' };

/**
 * The status of a document in words for staff, and the reason if visitors still do not see it. Empty without drafts.
 */
export const toPublicationWords = (slug: string, doc: { _status?: unknown }, now?: Date): string => {
  const status = words[String(doc._status)] ?? '';
  const why = doc._status === 'published' ? whyHidden(slug, doc, now) : '';
  return why ? `${status}, ${why}` : status;
};

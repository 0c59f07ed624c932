import type { SelectField } from 'payload';
import { whyHidden } from '../documents/visible.ts';

/**
 * Payload's own field of a kind with drafts, with another value to begin with: what programs make is published unless they
 * say otherwise, and so is every document of the time before there were drafts.
 */
export const statusField = (): SelectField => ({
  name: '_status',
  type: 'select',
  label: 'Status',
  defaultValue: 'published',
  options: [],
});

/** Whether work on documents of a kind is kept as drafts, which go live when they are published. */
export const hasDrafts = ({ versions }: { versions?: boolean | { drafts?: unknown } | undefined }): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

const words: Record<string, string> = { draft: 'Draft', published: 'Published' };

/** What staff read for the status of a document, and what else keeps it from visitors; empty for a kind without drafts. */
export const toPublicationWords = (slug: string, doc: { _status?: unknown }, now?: Date): string => {
  const status = words[String(doc._status)] ?? '';
  const why = doc._status === 'published' ? whyHidden(slug, doc, now) : '';
  return why ? `${status}, ${why}` : status;
};

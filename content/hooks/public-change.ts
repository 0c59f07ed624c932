interface Change {
  operation: 'create' | 'update';
  /** The document's status after the change. */
  status: unknown;
  /** True when the change was kept as a draft version only (autosave, "Save draft"). */
  savesDraft: boolean;
}

/**
 * Whether a change of a document with drafts alters what visitors see. A draft version does not, nor does a
 * new document that is not published. Any other update counts, even to "draft": it may take the document down.
 */
export const changesWhatIsPublic = ({ operation, status, savesDraft }: Change): boolean => {
  if (status === 'published') return true;
  return operation === 'update' && !savesDraft;
};

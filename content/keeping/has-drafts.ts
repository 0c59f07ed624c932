/** Whether work on documents of a kind is kept as drafts, which go live when they are published. */
export const hasDrafts = ({ versions }: { versions?: boolean | { drafts?: unknown } | undefined }): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

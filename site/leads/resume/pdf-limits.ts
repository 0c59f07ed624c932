/**
 * Limits above the needs of any resume of the permitted size. Counts and bytes; measured to keep an inspection below 2
 * s and 256 MB.
 */
export const pdfLimits = {
  objects: 100_000,
  streams: 10_000,
  /** Values in one object, and their depth of nesting. */
  values: 400_000,
  depth: 100,
  /** Rows of all reference tables and reference streams. */
  references: 300_000,
  /** Bytes of one unpacked stream, and of all streams. */
  stream: 48_000_000,
  unpacked: 150_000_000,
  /** Filters of one stream. */
  filters: 3,
  /** Points of one picture: A4 at 1200 dpi has 139 million. */
  points: 250_000_000,
} as const;

/** More than any resume of the permitted size needs. Values and bytes; measured to stay below 2 s and 256 MB. */
export const pdfLimits = {
  objects: 100_000,
  streams: 10_000,
  /** Values in one object, and how deep they nest. */
  values: 400_000,
  depth: 100,
  /** Rows of all reference tables and reference streams. */
  references: 300_000,
  /** One unpacked stream, and all of them. */
  stream: 48_000_000,
  unpacked: 150_000_000,
  /** Filters one around another. */
  filters: 3,
  /** Points of one picture: A4 at 1200 dpi has 139 million. */
  points: 250_000_000,
} as const;

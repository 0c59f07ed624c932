declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    /** A value pins an axis, a range narrows it; kept as they are if not given. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all if not given. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;
}

/** A figure with all that makes it honest: unit and condition always travel with the number. */
export interface Figure {
  /** Short stable name, e.g. "chargingTime". */
  key: string;
  label: string;
  /** Written for India, e.g. "75,000", "1.20 lakh", "8 to 10", "Over 75"; without the unit. */
  value: string;
  /** "km", "kWh", "₹"…; empty where the value needs none. */
  unit: string;
  /** Where the unit stands: "before" for ₹. */
  unitPosition: 'before' | 'after';
  /** What belongs to the value in words, e.g. "+ 1 driver + 40 kg luggage"; often empty. */
  note: string;
  /** What the figure depends on, e.g. "certified", "per year against diesel"; never empty. */
  condition: string;
}

/** Value and unit on one line, e.g. "₹75,000" or "8 to 10 h". */
export const toFigureText = ({
  value,
  unit,
  unitPosition,
}: Pick<Figure, 'value' | 'unit' | 'unitPosition'>): string =>
  unitPosition === 'before' ? `${unit}${value}` : `${value} ${unit}`.trim();

/** A figure as it is stored: `min` alone, or `min` to `max`, or only a text. */
export interface StoredFigure {
  key: string;
  label: string;
  min?: number | null | undefined;
  max?: number | null | undefined;
  unit?: string | null | undefined;
  qualifier?: string | null | undefined;
  notation?: 'lakh' | 'crore' | null | undefined;
  decimals?: number | null | undefined;
  text?: string | null | undefined;
  condition: string;
}

const divisor = { lakh: 1e5, crore: 1e7 } as const;

/** A number as India writes it: 120000 is "1,20,000", or "1.20 lakh" where that notation is asked for. */
export const formatNumber = (
  number: number,
  { notation, decimals }: Pick<StoredFigure, 'notation' | 'decimals'> = {},
): string => {
  const scaled = notation ? number / divisor[notation] : number;
  const places = decimals ?? undefined;
  const written = scaled.toLocaleString('en-IN', {
    minimumFractionDigits: places,
    maximumFractionDigits: places ?? 3,
  });
  return notation ? `${written} ${notation}` : written;
};

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows a stored figure; numbers are formatted here and nowhere else. */
export const toFigure = (stored: StoredFigure): Figure => {
  const { min, max, unit, text } = stored;
  const common = { key: stored.key, label: stored.label, condition: stored.condition };
  if (typeof min !== 'number')
    return { ...common, value: text ?? '', unit: '', unitPosition: 'after', note: '' };
  const range =
    typeof max === 'number'
      ? `${formatNumber(min, stored)} to ${formatNumber(max, stored)}`
      : formatNumber(min, stored);
  // "About ₹1.20 lakh": the sign stays with the number.
  if (stored.qualifier && unit === '₹') {
    const value = `${sentenceCase(stored.qualifier)} ₹${range}`;
    return { ...common, value, unit: '', unitPosition: 'after', note: text ?? '' };
  }
  return {
    ...common,
    value: stored.qualifier ? `${sentenceCase(stored.qualifier)} ${range}` : range,
    unit: unit ?? '',
    unitPosition: unit === '₹' ? 'before' : 'after',
    note: text ?? '',
  };
};

/** Finds a figure by its key. @returns null where no key is given or no figure has it. */
export const findFigure = (
  figures: StoredFigure[] | null | undefined,
  key: string | null | undefined,
): Figure | null => {
  const stored = figures?.find((figure) => figure.key === key);
  return stored ? toFigure(stored) : null;
};

import type { FigureClaim } from '@ev-site/content/payload-types.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { Words } from '../words/words.ts';

/** A figure with everything that keeps it honest: unit and condition always accompany the number. */
export interface Figure {
  /** Short stable name, e.g. "chargingTime". */
  key: string;
  label: string;
  /** Formatted for India, e.g. "75,000", "1.20 lakh", "8 to 10", "Over 75"; without the unit. */
  value: string;
  /** "km", "kWh", "₹"…; empty where the value needs none. */
  unit: string;
  /** Where the unit stands: "before" for ₹. */
  unitPosition: 'before' | 'after';
  /** Words that belong to the value, e.g. "+ 1 driver + 40 kg luggage"; often empty. */
  note: string;
  /** Condition of the figure, e.g. "certified", "against diesel, at 115 km and two charges a day"; never empty. */
  condition: string;
  /** True for a claimed saving or cost: the inputs of its calculation are on the page of the vehicle. */
  isClaim?: true;
}

/** Value and unit on one line, e.g. "₹75,000" or "8 to 10 h". */
export const toFigureText = ({
  value,
  unit,
  unitPosition,
}: Pick<Figure, 'value' | 'unit' | 'unitPosition'>): string =>
  unitPosition === 'before' ? `${unit}${value}` : `${value} ${unit}`.trim();

/** The same with the words that belong to it. */
export const toNotedFigureText = (figure: Figure): string => `${toFigureText(figure)} ${figure.note}`.trim();

/** A stored figure: `min` alone, or `min` to `max`, or only a text. */
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
  /** Part of the specification to which it belongs. */
  group?: string | null | undefined;
  claim?: FigureClaim | undefined;
}

type FigureWords = Words['figures'];

const divisor = { lakh: 1e5, crore: 1e7 } as const;

/** Formats stored figures in the words of one language. */
export interface FigureReader {
  /** Formats a number for India: 120000 is "1,20,000", or "1.20 lakh" where that notation is asked for. */
  formatNumber(number: number, options?: Pick<StoredFigure, 'notation' | 'decimals'>): string;
  /** Converts a stored figure; numbers are formatted here and nowhere else. */
  toFigure(stored: StoredFigure): Figure;
  /** Converts the figures of a list that exist in this language: a figure added later may lack a translation. */
  toFigures(stored: StoredFigure[] | null | undefined): Figure[];
  /**
   * Finds a figure by its key.
   * @returns null where no key is given, or no figure with this key exists in this language.
   */
  findFigure(figures: StoredFigure[] | null | undefined, key: string | null | undefined): Figure | null;
  /**
   * The same for places without a note near by: the condition of a saving then states that the battery is not counted.
   */
  findAlone(figures: StoredFigure[] | null | undefined, key: string | null | undefined): Figure | null;
}

const isWord = <Named extends object>(unit: string, words: Named): unit is string & keyof Named =>
  Object.hasOwn(words, unit);

/** Whether a figure is a saving on running costs in which no money is put aside for the next battery. */
const leavesBatteryOut = ({ claim }: StoredFigure): boolean =>
  claim?.result === 'runningSavingPerYear' &&
  Number(new URLSearchParams(claim.inputs ?? '').get('battery') ?? Number.NaN) === 0;

/** Creates the reader of figures for a language. Digits are Latin and grouped by lakh in all languages. */
export const createFigureReader = (words: FigureWords): FigureReader => {
  const formatNumber: FigureReader['formatNumber'] = (number, { notation, decimals } = {}) => {
    const scaled = notation ? number / divisor[notation] : number;
    const places = decimals ?? undefined;
    const written = groupDigits(scaled, {
      minimumFractionDigits: places,
      maximumFractionDigits: places ?? 3,
    });
    return notation ? words[notation]({ number: written }) : written;
  };

  const qualify = (qualifier: string | null | undefined, figure: string): string => {
    if (qualifier === 'about') return words.about({ figure });
    if (qualifier === 'over') return words.over({ figure });
    return qualifier === 'up to' ? words.upTo({ figure }) : figure;
  };

  const nameUnit = (unit: string): string => (isWord(unit, words.units) ? words.units[unit] : unit);

  const toFigure: FigureReader['toFigure'] = (stored) => {
    const { min, max, unit, text, qualifier } = stored;
    const common = {
      key: stored.key,
      label: stored.label,
      condition: stored.condition,
      ...(stored.group === 'claims' && { isClaim: true as const }),
    };
    if (typeof min !== 'number')
      return { ...common, value: text ?? '', unit: '', unitPosition: 'after', note: '' };
    const number =
      typeof max === 'number'
        ? words.range({ from: formatNumber(min, stored), to: formatNumber(max, stored) })
        : formatNumber(min, stored);
    const note = text ?? '';
    // "About ₹1.20 lakh": the sign must stay with the number.
    if (qualifier && unit === '₹')
      return { ...common, value: qualify(qualifier, `₹${number}`), unit: '', unitPosition: 'after', note };
    return {
      ...common,
      value: qualify(qualifier, number),
      unit: nameUnit(unit ?? ''),
      unitPosition: unit === '₹' ? 'before' : 'after',
      note,
    };
  };

  const findWith =
    (show: FigureReader['toFigure']): FigureReader['findFigure'] =>
    (figures, key) => {
      const stored = figures?.find((figure) => figure.key === key);
      return stored?.label ? show(stored) : null;
    };

  return {
    formatNumber,
    toFigure,
    toFigures: (stored) => (stored ?? []).filter(({ label }) => label).map(toFigure),
    findFigure: findWith(toFigure),
    findAlone: findWith((stored) => {
      const figure = toFigure(stored);
      if (!leavesBatteryOut(stored)) return figure;
      return { ...figure, condition: words.batteryNotCounted({ condition: figure.condition }) };
    }),
  };
};

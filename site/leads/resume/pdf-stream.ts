import { inflateWhole, measureUnpacked } from './pdf-filters.ts';
import { PdfRefusal } from './pdf-finding.ts';
import { pdfLimits } from './pdf-limits.ts';
import { undoPredictor } from './pdf-predictors.ts';
import { isCount, isDictionary, type PdfDictionary, PdfName, type PdfValue } from './pdf-values.ts';

const toList = (value: PdfValue | undefined): PdfValue[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

/** Names of a stream's filters, outermost first. @throws {PdfRefusal} when they stand in another object. */
const getFilters = (dictionary: PdfDictionary): string[] =>
  toList(dictionary.get('Filter')).map((filter) => {
    if (!(filter instanceof PdfName)) throw new PdfRefusal('unread', 'A filter is no name.');
    return filter.name;
  });

/** A number among the filter's parameters, or its default. */
const getCount = (parameters: PdfDictionary, key: string, fallback: number): number => {
  const value = parameters.get(key) ?? fallback;
  if (!isCount(value)) throw new PdfRefusal('unread', `The parameter ${key} is no number.`);
  return value;
};

const getParameters = (dictionary: PdfDictionary): PdfDictionary => {
  const [parameters = null, ...others] = toList(dictionary.get('DecodeParms'));
  if (others.length > 0 || !(parameters === null || isDictionary(parameters)))
    throw new PdfRefusal('unread', 'The parameters of a filter are not understood.');
  return parameters ?? new Map();
};

/**
 * Unpacks a stream that is part of the file's structure: at most one filter, whose predictor is undone.
 * @throws {PdfRefusal} for everything else, because its content could not be inspected.
 */
export const unpackStructure = (dictionary: PdfDictionary, packed: Uint8Array): Uint8Array => {
  const [filter, ...others] = getFilters(dictionary);
  const parameters = getParameters(dictionary);
  if (filter === undefined && parameters.size === 0) return packed;
  if (filter !== 'FlateDecode' || others.length > 0)
    throw new PdfRefusal('unread', 'A part of the structure is packed in another way.');
  return undoPredictor(inflateWhole(packed, pdfLimits.stream), {
    predictor: getCount(parameters, 'Predictor', 1),
    colors: getCount(parameters, 'Colors', 1),
    bits: getCount(parameters, 'BitsPerComponent', 8),
    columns: getCount(parameters, 'Columns', 1),
  });
};

/** Whether LZW codes grow early; every value but 0 means yes. */
const getEarlyChange = (dictionary: PdfDictionary): number => {
  const isLate = toList(dictionary.get('DecodeParms')).some(
    (parameters) => isDictionary(parameters) && parameters.get('EarlyChange') === 0,
  );
  return isLate ? 0 : 1;
};

/**
 * Unpacked size of a stream of content, such as text, pictures or fonts.
 * @throws {PdfRefusal} when it is more than a resume needs.
 */
export const measureContent = (dictionary: PdfDictionary, packed: Uint8Array): number => {
  const [width, height] = [dictionary.get('Width'), dictionary.get('Height')];
  if (isCount(width) && isCount(height) && width * height > pdfLimits.points)
    throw new PdfRefusal('heavy', 'A picture has too many points.');
  return measureUnpacked(getFilters(dictionary), packed, getEarlyChange(dictionary));
};

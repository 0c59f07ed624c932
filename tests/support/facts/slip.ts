import { toText } from './to-text.ts';

/** The calculator's answer as a page in English shows it. */
export interface PrintedSlip {
  verdict: string;
  /** The value for each label, and the text beside it. */
  lines: Record<string, { value: string; beside: string }>;
  whole: string;
}

/** Reads the calculator's slip from a page. */
export const readSlip = (html: string): PrintedSlip => {
  const slip = /<section[^>]* id="slip".*?<\/section>/s.exec(html)?.[0] ?? '';
  const lines = [...slip.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd><dd[^>]*>(.*?)<\/dd>/gs)];
  return {
    verdict: toText(/<h2.*?<\/h2>/s.exec(slip)?.[0] ?? ''),
    lines: Object.fromEntries(
      lines.map(([, label = '', value = '', beside = '']) => [
        toText(label),
        { value: toText(value), beside: toText(beside) },
      ]),
    ),
    whole: toText(slip),
  };
};

/** The value of each text field of the form. */
export const readFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const of = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(input)?.[1] ?? '';
      return of('type') === 'text' ? [[of('name'), toText(of('value'))]] : [];
    }),
  );

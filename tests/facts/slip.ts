import { toText } from './to-text.ts';

/** The answer of the calculator as it stands on a page in English. */
export interface PrintedSlip {
  verdict: string;
  /** What stands under each label, and beside it. */
  lines: Record<string, { value: string; beside: string }>;
  whole: string;
}

/** Reads the slip of the calculator out of a page. */
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

/** What stands in each text field of the form. */
export const readFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const of = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(input)?.[1] ?? '';
      return of('type') === 'text' ? [[of('name'), toText(of('value'))]] : [];
    }),
  );

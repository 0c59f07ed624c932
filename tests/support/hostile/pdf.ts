import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** Bodies of objects 1, 2, …: text, or a stream with its dictionary. */
  objects: (string | { dictionary: string; data: Buffer })[];
  trailer?: string;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Writes objects as a PDF with a plain reference table. */
export const layOutPdf = ({ objects, trailer = '/Root 1 0 R' }: PdfParts): Buffer => {
  const parts: Buffer[] = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let table = parts[0]?.length ?? 0;
  const starts = objects.map((body, index) => {
    const start = table;
    const object =
      typeof body === 'string'
        ? [latin(`${index + 1} 0 obj\n${body}\nendobj\n`)]
        : [
            latin(
              `${index + 1} 0 obj\n<< ${body.dictionary} ${/\/Length\b/.test(body.dictionary) ? '' : `/Length ${body.data.length}`} >>\nstream\n`,
            ),
            body.data,
            latin('\nendstream\nendobj\n'),
          ];
    parts.push(...object);
    table += object.reduce((sum, part) => sum + part.length, 0);
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    latin(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

/** A resume of one page, with the given objects after the first four and additions to the catalogue. */
export const makeResume = (
  more: PdfParts['objects'] = [],
  { catalogue = '', trailer = '', text = 'Asha Patel (HTML/CSS/JavaScript)' } = {},
): Buffer =>
  layOutPdf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
      {
        dictionary: '/Filter /FlateDecode',
        data: deflateSync(`BT /F1 12 Tf (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`),
      },
      ...more,
    ],
    trailer: `/Root 1 0 R ${trailer}`,
  });

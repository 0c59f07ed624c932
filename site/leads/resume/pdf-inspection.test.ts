import { deflateSync } from 'node:zlib';
import { makeResume } from '@ev-site/tests/support/hostile/pdf.ts';
import { hostileFiles } from '@ev-site/tests/support/hostile/pdf-corpus.ts';
import { makePackedPdf } from '@ev-site/tests/support/hostile/predictor.ts';
import { describe, expect, test } from 'vitest';
import { inspectPdf } from './pdf-inspection.ts';

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

describe('inspectPdf', () => {
  test.each(hostileFiles.map(({ name, bytes, finding }) => [name, finding, bytes] as const))(
    'judges %s: %s',
    (_name, finding, bytes) => {
      expect(inspectPdf(bytes)).toBe(finding);
    },
  );

  test('accepts a plain resume, also one with the word JavaScript in its text', () => {
    expect(inspectPdf(makeResume())).toBe('ok');
    expect(inspectPdf(makeResume(['<< /Title (Writes /JavaScript and /Launch plans) >>']))).toBe('ok');
  });

  test('accepts links, an opening view, and object streams without actions', () => {
    const packed = {
      dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      data: deflateSync('9 0 << /A 1 >>'),
    };
    const link = '<< /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>';
    expect(inspectPdf(makeResume([packed, link], { catalogue: '/OpenAction [3 0 R /Fit]' }))).toBe('ok');
  });

  test('accepts an update appended by an editor', () => {
    const first = makeResume().toString('latin1');
    const before = first.lastIndexOf('xref\n0');
    const second = `${first}xref\n0 0\ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${before} >>\nstartxref\n${first.length}\n%%EOF\n`;
    expect(inspectPdf(Buffer.from(second, 'latin1'))).toBe('ok');
  });

  test.each([2, 12] as const)('accepts a file that is fully compressed with predictor %d', (predictor) => {
    expect(inspectPdf(makePackedPdf([catalogue, pages, page], predictor))).toBe('ok');
  });

  test('accepts the opening view of typesetting programs, which is an object of its own', () => {
    const jump = '<< /S /GoTo /D [3 0 R /Fit] >>';
    expect(inspectPdf(makeResume([jump], { catalogue: '/OpenAction 5 0 R' }))).toBe('ok');
    const opening = '<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>';
    expect(inspectPdf(makePackedPdf([opening, pages, page, jump]))).toBe('ok');
  });

  test('accepts a stream length in a separate object, before or after the stream', () => {
    const stream = { dictionary: '/Length 6 0 R', data: Buffer.from('endstream is a word') };
    expect(inspectPdf(makeResume([stream, String(stream.data.length)]))).toBe('ok');
    expect(inspectPdf(makeResume(['19', { ...stream, dictionary: '/Length 5 0 R' }]))).toBe('ok');
  });

  test.each([
    ['ASCIIHexDecode', Buffer.from('4 2 5 4>')],
    ['ASCII85Decode', Buffer.from('<~z87cURDZ~>'.slice(2))],
    ['RunLengthDecode', Buffer.from([2, 65, 66, 67, 250, 68, 128])],
    ['LZWDecode', Buffer.from('800b6050220c0c8501', 'hex')],
    ['DCTDecode', Buffer.from('jpeg')],
  ])('accepts content packed with %s', (filter, data) => {
    expect(inspectPdf(makeResume([{ dictionary: `/Filter /${filter}`, data }]))).toBe('ok');
  });

  test('takes time in proportion to the size, for many separate lengths and for many tokens', () => {
    const makeStreams = (count: number) =>
      makeResume(
        Array.from({ length: count }, (_, index) => [
          { dictionary: `/Length ${index * 2 + 6} 0 R`, data: Buffer.alloc(100, 'obj endobj ') },
          '100',
        ]).flat(),
      );
    const measure = (bytes: Buffer): number => {
      const before = process.cpuUsage();
      expect(inspectPdf(bytes)).toBe('ok');
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    measure(makeStreams(500));
    expect(measure(makeStreams(9000))).toBeLessThan(2000);
    for (const filling of ['1 ', '%\n', '(obj)', ' ', '<<>>', '1\n%obj\n'])
      expect(measure(makeResume([`[${filling.repeat(300_000)}]`])), filling).toBeLessThan(2000);
  });
});

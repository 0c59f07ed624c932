import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeResume } from '../../../tests/hostile/pdf.ts';
import { hostileFiles } from '../../../tests/hostile/pdf-corpus.ts';
import { inspectPdf } from './pdf-inspection.ts';

describe('inspectPdf', () => {
  it.each(hostileFiles.map(({ name, bytes, finding }) => [name, finding, bytes] as const))(
    'finds %s: %s',
    (_name, finding, bytes) => {
      expect(inspectPdf(bytes)).toBe(finding);
    },
  );

  it('takes a plain resume, also one that speaks of JavaScript', () => {
    expect(inspectPdf(makeResume())).toBe('ok');
    expect(inspectPdf(makeResume(['<< /Title (Writes /JavaScript and /Launch plans) >>']))).toBe('ok');
  });

  it('takes links, a first view and object streams without actions', () => {
    const packed = {
      dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      data: deflateSync('9 0 << /A 1 >>'),
    };
    const link = '<< /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>';
    expect(inspectPdf(makeResume([packed, link], { catalogue: '/OpenAction [3 0 R /Fit]' }))).toBe('ok');
  });

  it('takes a second generation appended by an editor', () => {
    const first = makeResume().toString('latin1');
    const table = first.length;
    const second = `${first}xref\n0 0\ntrailer\n<< /Size 5 /Root 1 0 R /Prev 1 >>\nstartxref\n${table}\n%%EOF\n`;
    expect(inspectPdf(Buffer.from(second, 'latin1'))).toBe('ok');
  });
});

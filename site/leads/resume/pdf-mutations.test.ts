import { randomInt } from 'node:crypto';
import { createRandom, mutatePdf } from '@ev-site/tests/support/hostile/mutate-pdf.ts';
import { makeResume } from '@ev-site/tests/support/hostile/pdf.ts';
import { hostileFiles, packedKinds } from '@ev-site/tests/support/hostile/pdf-corpus.ts';
import { makePackedPdf } from '@ev-site/tests/support/hostile/predictor.ts';
import { hasQpdf, listActingByQpdf, runQpdf } from '@ev-site/tests/support/hostile/qpdf.ts';
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { inspectPdf } from './pdf-inspection.ts';

/** 300 by default; the full run uses 5,000: `PDF_MUTATIONS=5000 vitest run pdf-mutations`. */
const mutations = Number(process.env.PDF_MUTATIONS ?? 300);
const seed = Number(process.env.PDF_SEED ?? randomInt(2 ** 31));

const plain = makeResume();
const packed = makePackedPdf([
  '<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  '<< /Title (Asha Patel) /Author (Asha) >>',
]);
const small = hostileFiles.filter(({ bytes, finding }) => finding === 'active' && bytes.length < 20_000);

const listBases = async (): Promise<Buffer[]> => {
  const written = await Promise.all([
    runQpdf(plain, '--object-streams=generate'),
    runQpdf(plain, '--linearize'),
    runQpdf(packed, '--qdf', '--object-streams=disable'),
  ]);
  // Good files and hostile files are equally frequent.
  const good = [plain, packed, ...written];
  return small.flatMap(({ bytes }, index) => [bytes, good[index % good.length] ?? plain]);
};

describe.skipIf(!hasQpdf)('inspectPdf compared with qpdf (skipped where qpdf is missing)', () => {
  test('finds the actions that qpdf finds in compressed files', async () => {
    for (const { bytes } of packedKinds) {
      expect(await listActingByQpdf(bytes)).not.toEqual([]);
      expect(inspectPdf(bytes)).toBe('active');
    }
  });

  test('accepts good files that qpdf has rewritten in any of its ways', async () => {
    const ways = [
      ['--object-streams=generate'],
      ['--object-streams=generate', '--linearize'],
      ['--linearize'],
      ['--qdf', '--object-streams=disable'],
      ['--stream-data=uncompress'],
      ['--recompress-flate', '--compression-level=9', '--object-streams=preserve'],
    ];
    for (const way of ways)
      for (const good of [plain, packed])
        expect(inspectPdf(await runQpdf(good, ...way)), way.join(' ')).toBe('ok');
  });

  test(`passes none of ${mutations} changed files in which qpdf finds an action (seed ${seed})`, async () => {
    const bases = await listBases();
    const random = createRandom(seed);
    const passed: Buffer[] = [];
    let slowest = 0;
    for (let made = 0; made < mutations; made += 1) {
      const [base = plain, other = plain] = [
        bases[random.below(bases.length)],
        bases[random.below(bases.length)],
      ];
      const bytes = mutatePdf(base, other, random);
      const before = process.cpuUsage();
      if (inspectPdf(bytes) === 'ok') passed.push(bytes);
      const { user, system } = process.cpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1000);
    }
    const two = pLimit(2);
    const acting = await Promise.all(passed.map((bytes) => two(() => listActingByQpdf(bytes))));
    process.stdout.write(
      `seed ${seed}: ${passed.length} of ${mutations} pass, slowest ${Math.round(slowest)} ms\n`,
    );
    expect(acting.filter((names) => names.length > 0)).toEqual([]);
    expect(slowest).toBeLessThan(2000);
    expect(passed.length).toBeGreaterThan(0);
  }, 600_000);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { makeResume } from '@ev-site/tests/support/hostile/pdf.ts';
import { hostileFiles } from '@ev-site/tests/support/hostile/pdf-corpus.ts';
import { describe, expect, test } from 'vitest';
import { heapFlags, inspectResume } from './inspect-resume.ts';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';

const heavy = hostileFiles.find(({ name }) => name.startsWith('ten streams'))?.bytes ?? Buffer.alloc(0);

// `maxRSS` includes the memory of the parent process until the child runs its own program, so Linux reads VmHWM
// instead.
const mostKilobytes =
  process.platform === 'linux'
    ? "Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])"
    : 'process.resourceUsage().maxRSS';

describe('inspectResume', () => {
  test('an applicant does not wait for 30 hostile posts of another network', async () => {
    let ended = 0;
    const posts = Array.from({ length: 30 }, () =>
      inspectResume(heavy, 'hostile').then(
        (finding) => {
          ended += 1;
          return finding;
        },
        () => 'refused',
      ),
    );
    expect(await inspectResume(makeResume(), 'applicant')).toBe('ok');
    // The applicant's process began beside the first one; at most two of the others ended meanwhile.
    expect(ended).toBeLessThanOrEqual(2);
    const outcomes = await Promise.all(posts);
    expect(outcomes.filter((outcome) => outcome === 'heavy')).toHaveLength(7);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(23);
  }, 180_000);

  test('needs less than 256 MB for the heaviest files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'heavy-'));
    try {
      for (const name of ['ten streams', 'one stream that', '100 MB written', 'more values', '64 MB of']) {
        const bytes = hostileFiles.find((file) => file.name.startsWith(name))?.bytes;
        const file = path.join(folder, 'heavy.pdf');
        writeFileSync(file, bytes ?? '');
        const module = new URL('./pdf-inspection.ts', import.meta.url).href;
        const script = `const { inspectPdf } = await import(${JSON.stringify(module)});
          const { readFileSync } = await import('node:fs');
          const finding = inspectPdf(readFileSync(${JSON.stringify(file)}));
          console.log(finding, ${mostKilobytes});`;
        const flags = [...heapFlags, '--no-warnings', '--input-type=module', '-e', script];
        const { stdout } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
        expect(stdout, name).toMatch(/^heavy \d+\n$/);
        expect(Number(stdout.split(' ')[1]), name).toBeLessThan(256 * 1024);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 180_000);

  test.skipIf(!isInstalled(browser))(
    'accepts a PDF that a browser prints (skipped without Chromium)',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'printed-'));
      try {
        const file = path.join(folder, 'resume.pdf');
        const page =
          'data:text/html,<title>Asha</title><h1>Asha Patel</h1><a href="https://example.com">JavaScript</a>';
        spawnSync(browser, ['--headless', '--no-sandbox', '--disable-gpu', `--print-to-pdf=${file}`, page], {
          timeout: 60_000,
        });
        expect(await inspectResume(readFileSync(file), 'applicant')).toBe('ok');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    90_000,
  );
});

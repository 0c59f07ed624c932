import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const longest = 4000;

const toText = ({ stack, message, value }: TestError): string =>
  (stack ?? message ?? value ?? '').slice(0, longest);

/** Prints failures and the tests' own output, and reports the progress to the program that started the run. */
export default class QuietReporter implements Reporter {
  #folder = '';
  #total = 0;
  #done = 0;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#folder = rootDir;
    this.#total = suite.allTests().length;
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onError(error: TestError): void {
    process.stdout.write(`✗ ${toText(error)}\n`);
  }

  onTestEnd(test: TestCase, { errors, attachments }: TestResult): void {
    this.#done += 1;
    process.send?.({ done: this.#done, total: this.#total });
    if (test.ok()) return;
    const { file, line } = test.location;
    const traces = attachments.flatMap(({ path }) => (path ? [`  ${path}`] : []));
    const lines = [
      `✗ ${relative(this.#folder, file)}:${line} ${test.title}`,
      ...errors.map(toText),
      ...traces,
    ];
    process.stdout.write(`${lines.join('\n')}\n\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

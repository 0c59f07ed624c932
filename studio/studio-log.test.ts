import { expect, test, vi } from 'vitest';
import { withRequestId } from './request-id.ts';
import { createStudioLog } from './studio-log.ts';

/** The log line that a call writes. */
const toLine = (write: (log: ReturnType<typeof createStudioLog>) => void): Record<string, unknown> => {
  const out = vi.fn<(text: string) => number>(() => 0);
  const log = createStudioLog('info', { write: out });
  write(log);
  return { ...JSON.parse(String(out.mock.calls[0]?.[0])), length: String(out.mock.calls[0]?.[0]).length };
};

test('logs a refused request in one short line that is not an error', () => {
  const refused = Object.assign(new Error('You are not allowed to perform this action.'), { status: 403 });
  for (const line of [toLine((log) => log.error({ err: refused })), toLine((log) => log.error(refused))]) {
    expect(line).toMatchObject({ level: 30, msg: 'refused', err: { status: 403 } });
    expect(line.length).toBeLessThan(500);
  }
});

test('logs a failed query without its values', () => {
  const failed = new Error('Failed query: select …\nparams: asha@example.com,9825012345', {
    cause: new Error('database is locked'),
  });
  for (const line of [
    toLine((log) => log.error({ err: failed, msg: 'Could not be read for asha@example.com' })),
    toLine((log) => log.error({ err: failed })),
    toLine((log) => log.error(failed)),
  ]) {
    expect(line).toMatchObject({ level: 50, err: { cause: 'database is locked' } });
    expect(JSON.stringify(line)).not.toMatch(/asha|98250/);
  }
});

test('a line written during a request has the request id, other lines have none', async () => {
  const write = (log: ReturnType<typeof createStudioLog>) => log.warn('slow');
  let line: unknown;
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    line = toLine(write);
  };
  await new Promise<void>((resolve) =>
    withRequestId({ 'x-request-id': 'id-of-the-site-1' }, () => void answer().then(resolve)),
  );
  expect(line).toMatchObject({ reqId: 'id-of-the-site-1' });
  expect(toLine(write)).not.toHaveProperty('reqId');
});

test('ignores an invalid request id', () => {
  withRequestId({ 'x-request-id': 'a b\n{"level":60}' }, () => {
    expect(toLine((log) => log.warn('slow'))).not.toHaveProperty('reqId');
  });
});

import { describe, expect, test } from 'vitest';
import { toLoggableError, toLoggableText } from './loggable-error.ts';

describe('toLoggableText', () => {
  test.each([
    ['Failed query: insert into leads values (?)\nparams: Asha Patel,asha@example.com', 'Failed query: …'],
    ['Error: x\nparams: Asha Patel,+91 98250 12345', 'Error: x params: …'],
    ['invalid input syntax for type integer: "Asha"', 'invalid input syntax for type integer: …'],
    ['550 mailbox <asha.patel+ev@mail.example.in> unknown', '550 mailbox <[address]> unknown'],
    ['no such person: +91 98250-12345, 9825012345', 'no such person: [number], [number]'],
    ['\u001b[31m⨯\u001b[39m Error: it broke\n    at run (/app/x.js:1:2)\n    at y', '⨯ Error: it broke'],
    ['UNIQUE constraint failed: staff.email', 'UNIQUE constraint failed: staff.email'],
    ['The database does not answer at 127.0.0.1:5432', 'The database does not answer at 127.0.0.1:5432'],
  ])('turns %j into %j', (text, loggable) => {
    expect(toLoggableText(text)).toBe(loggable);
  });

  test('keeps a line short', () => {
    expect(toLoggableText('word '.repeat(10_000)).length).toBeLessThanOrEqual(500);
  });

  test('reads only the beginning of a long text, and cuts it after a whole word', () => {
    // Reading the whole text would block the process for minutes.
    expect(toLoggableText(`Nothing is sorted by “${'a'.repeat(950_000)}”.`)).toBe('Nothing is sorted by');
    expect(toLoggableText(`${' '.repeat(3990)}asha@example.com`)).toBe('');
  });
});

describe('toLoggableError', () => {
  test('keeps name, codes, the cause from the database and the place, but nothing that a person typed', () => {
    const error = new Error('Failed query: select …\nparams: asha@example.com,9825012345', {
      cause: Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
    });
    const loggable = toLoggableError(error);
    expect(loggable).toMatchObject({ name: 'Error', cause: 'database is locked', code: 'SQLITE_BUSY' });
    expect(loggable.at).toMatch(/^at .*loggable-error\.test/);
    expect(JSON.stringify(loggable)).not.toMatch(/asha|98250/);
  });

  test('keeps no address from a message whose lines look like a stack', () => {
    const error = new Error('first at home asha@example.com\n    at asha@example.com (x:1:1)');
    expect(JSON.stringify(toLoggableError(error).message)).not.toContain('asha');
  });
});

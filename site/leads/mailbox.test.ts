import { describe, expect, test } from 'vitest';
import { toMailbox } from './mailbox.ts';

describe('toMailbox', () => {
  test.each([
    'victim@example.com',
    'victim+1@example.com',
    'victim+a+b@example.com',
    'VICTIM@Example.COM',
    'victim@ｅxample.com',
  ])('recognises %s as the mailbox of victim@example.com', (address) => {
    expect(toMailbox(address)).toBe('victim@example.com');
  });

  test.each([
    'asha.patel@gmail.com',
    'a.s.h.a.patel+x@gmail.com',
    'ashapatel@googlemail.com',
    'AshaPatel@GMAIL.com',
  ])('recognises %s as the same mailbox at a provider that ignores dots', (address) => {
    expect(toMailbox(address)).toBe('ashapatel@gmail.com');
  });

  test('keeps dots at other providers, and writes a domain in another script in one way', () => {
    expect(toMailbox('asha.patel@example.com')).toBe('asha.patel@example.com');
    expect(toMailbox('राम@उदाहरण.भारत')).toBe(toMailbox('राम@xn--p1b6ci4b4b3a.xn--h2brj9c'));
  });
});

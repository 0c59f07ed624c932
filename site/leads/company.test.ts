import { expect, test } from 'vitest';
import { getMailbox } from './company.ts';

test('the mailbox for a kind of lead is the one for its purpose, else the first', () => {
  const emails = [
    { label: 'Office', address: 'office@example.com', purpose: 'main' as const },
    { label: 'Sales', address: 'sales@example.com', purpose: 'sales' as const },
  ];
  expect(getMailbox({ emails }, 'inquiry')).toBe('sales@example.com');
  expect(getMailbox({ emails }, 'dealer')).toBe('office@example.com');
  expect(getMailbox({ emails: [] }, 'dealer')).toBeNull();
});

import { expect, test } from 'vitest';
import { getMailbox } from './company.ts';

test('a kind of lead goes to the mailbox for its purpose, or to the first mailbox if it has none', () => {
  const emails = [
    { label: 'Office', address: 'office@example.com', purpose: 'main' as const },
    { label: 'Sales', address: 'sales@example.com', purpose: 'sales' as const },
  ];
  expect(getMailbox({ emails }, 'inquiry')).toBe('sales@example.com');
  expect(getMailbox({ emails }, 'dealer')).toBe('office@example.com');
  expect(getMailbox({ emails: [] }, 'dealer')).toBeNull();
});

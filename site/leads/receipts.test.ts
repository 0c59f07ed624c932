import { expect, test } from 'vitest';
import { openMemoryCounters } from '../traffic/counters/memory-counters.ts';
import { createReceiptLimit } from './receipts.ts';

const countAllowed = async (ways: [email: string, network: string][]) => {
  const { take } = createReceiptLimit(openMemoryCounters());
  let allowed = 0;
  for (const [email, network] of ways) if (await take(email, network)) allowed += 1;
  return allowed;
};

test('sends three receipts an hour to one mailbox, however its address is written', async () => {
  const ways = Array.from({ length: 21 }, (_, n): [string, string] => [
    `victim+${n}@example.com`,
    `net ${n}`,
  ]);
  expect(await countAllowed(ways)).toBe(3);
  const spellings = ['v.ictim@gmail.com', 'VI.CTIM@gmail.com', 'victim+x@googlemail.com', 'victim@GMAIL.com'];
  expect(await countAllowed(spellings.map((email, n) => [email, `net ${n}`]))).toBe(3);
});

test('sends twenty receipts an hour for one network, to whichever address', async () => {
  const ways = Array.from({ length: 40 }, (_, n): [string, string] => [`victim${n}@example.com`, 'one net']);
  expect(await countAllowed(ways)).toBe(20);
});

test('a receipt refused for its network does not count for the mailbox', async () => {
  const used = Array.from({ length: 20 }, (_, n): [string, string] => [`other${n}@example.com`, 'one net']);
  const refused = Array.from({ length: 3 }, (): [string, string] => ['asha@example.com', 'one net']);
  expect(await countAllowed([...used, ...refused, ['asha@example.com', 'her own net']])).toBe(21);
});

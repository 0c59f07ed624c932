import { expect, test, vi } from 'vitest';
import { createFormsInFlight } from './forms-in-flight.ts';

/** A form that has arrived completely. */
const whole = { isArriving: () => false, giveWay: () => {} };

const limits = { ofOne: { forms: 2, bytes: 10 }, ofAll: { forms: 3, bytes: 15 } };

test('a network has a limit of forms below the limit of all, and a form that leaves frees its place', () => {
  const admit = createFormsInFlight(limits);
  const first = admit('a', whole);
  expect(admit('a', whole)).toBeDefined();
  expect(admit('a', whole)).toBeUndefined();
  expect(admit('b', whole)).toBeDefined();
  expect(admit('b', whole)).toBeUndefined();
  first?.leave();
  expect(admit('b', whole)).toBeDefined();
});

test('a network has a limit of bytes below the limit of all, and bytes that do not fit are not counted', () => {
  const admit = createFormsInFlight(limits);
  const [first, second, other] = [admit('a', whole), admit('a', whole), admit('b', whole)];
  expect(first?.hold(6)).toBe(true);
  expect(second?.hold(5)).toBe(false);
  expect(second?.hold(4)).toBe(true);
  expect(other?.hold(6)).toBe(false);
  expect(other?.hold(5)).toBe(true);
  first?.drop(4);
  expect(second?.hold(4)).toBe(true);
  first?.leave();
  expect(second?.hold(2)).toBe(true);
  expect(second?.hold(1)).toBe(false);
});

/** A form that is still arriving. */
const arriving = () => ({ isArriving: () => true, giveWay: vi.fn<() => void>() });

test('if all places are taken, the network with the most gives up its oldest arriving form to a network with fewer', () => {
  const admit = createFormsInFlight({ ofOne: { forms: 3, bytes: 9 }, ofAll: { forms: 5, bytes: 9 } });
  const isWhole = { ...arriving(), isArriving: () => false };
  const senders = [isWhole, arriving(), arriving(), arriving(), arriving()];
  const forms = senders.map((sender, place) => admit(place < 3 ? 'a' : 'b', sender));
  const hasGone = () => senders.map(({ giveWay }) => giveWay.mock.calls.length > 0);
  expect(admit('b', arriving())).toBeUndefined();
  expect(hasGone()).toEqual([false, false, false, false, false]);
  expect(admit('c', arriving())).toBeDefined();
  expect(hasGone()).toEqual([false, true, false, false, false]);
  // A form that lost its place holds no bytes any more, and frees its place only once.
  expect(forms[1]?.hold(1)).toBe(false);
  forms[1]?.leave();
  expect(admit('d', arriving())).toBeDefined();
  expect(hasGone()).toEqual([false, true, true, false, false]);
  // Each other network has one or two forms now, one of which has arrived completely.
  expect(admit('e', arriving())).toBeDefined();
  expect(hasGone()).toEqual([false, true, true, true, false]);
  expect(admit('f', arriving())).toBeUndefined();
});

test('if all bytes are taken, the network with the most gives up its oldest arriving form to a network with fewer', () => {
  const admit = createFormsInFlight({ ofOne: { forms: 9, bytes: 10 }, ofAll: { forms: 9, bytes: 15 } });
  const senders = [arriving(), arriving(), arriving(), arriving()];
  const [empty, first, second, other] = senders.map((sender, place) => admit(place < 3 ? 'a' : 'b', sender));
  expect([empty?.hold(0), first?.hold(5), second?.hold(5), other?.hold(5)]).toEqual([true, true, true, true]);
  expect(other?.hold(5)).toBe(false);
  expect(other?.hold(4)).toBe(true);
  expect(senders.map(({ giveWay }) => giveWay.mock.calls.length)).toEqual([0, 1, 0, 0]);
});

test('networks of one IPv6 /48 count together when they give way', () => {
  const admit = createFormsInFlight({ ofOne: { forms: 2, bytes: 9 }, ofAll: { forms: 3, bytes: 9 } });
  const senders = [arriving(), arriving(), arriving()];
  for (const [place, sender] of senders.entries()) admit(`2001:db8:1:${place}::`, sender);
  expect(admit('203.0.113.7', arriving())).toBeDefined();
  expect(senders.map(({ giveWay }) => giveWay.mock.calls.length)).toEqual([1, 0, 0]);
});

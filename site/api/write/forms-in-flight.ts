import { toWideNetwork } from '../../traffic/network.ts';
import { createOpenCounts, type OpenCounts } from '../../traffic/open-counts.ts';

/** A form in progress, and its place. */
export interface FormInFlight {
  /** Reserves memory for bytes of a form with a file; false when there is none left. */
  hold(bytes: number): boolean;
  /** Releases bytes that are no longer in memory. */
  drop(bytes: number): void;
  /** Releases the place and all reserved memory. */
  leave(): void;
}

/** The sender of a form. */
interface Sender {
  /**
   * Whether part of the form is still to come: only such a form can lose its place; a complete one is being processed.
   */
  isArriving(): boolean;
  /** Aborts the rest of the transfer: the place and the memory go to another form. */
  giveWay(): void;
}

/** Admits a form before its body is read; `undefined` when no place is free. */
export type AdmitForm = (network: string, sender: Sender) => FormInFlight | undefined;

const megabyte = 1_000_000;
const all = 'all';

interface Held extends Sender {
  /** The wider network of the sender, or its network where there is none. */
  around: string;
  bytes: number;
  leave(): void;
}

/** What is counted of a form: the form itself, or its bytes. */
type Measure = (form: Held) => number;
const itself: Measure = () => 1;
const itsBytes: Measure = ({ bytes }) => bytes;

/**
 * Limits the memory that incoming forms use. A form without a file is at most 100 kB, so a limit on their number is
 * enough. Files, and the fields beside them, are counted by the bytes that have arrived, so a person who announces a
 * large file and sends nothing keeps nobody out. One network never gets everything: a town may share an address, and a
 * hundred people do not press Send in the same second. When all places or bytes are taken, the network that holds most
 * loses the form that has been arriving longest, in favour of a network that holds less. So a few addresses that send
 * forms letter by letter keep nobody out.
 */
export const createFormsInFlight = ({
  ofOne = { forms: 100, bytes: 30 * megabyte },
  ofAll = { forms: 1000, bytes: 100 * megabyte },
} = {}): AdmitForm => {
  const forms = { one: createOpenCounts(ofOne.forms), all: createOpenCounts(ofAll.forms) };
  const budget = { one: createOpenCounts(ofOne.bytes), all: createOpenCounts(ofAll.bytes) };
  // In order of arrival.
  const open = new Set<Held>();

  /**
   * Finds the form that must lose its place to one that needs `count` more; none if no other network would then hold
   * more than the new form's.
   */
  const findYielding = (measure: Measure, around: string, count: number): Held | undefined => {
    const sums = new Map([[around, count]]);
    for (const form of open) sums.set(form.around, (sums.get(form.around) ?? 0) + measure(form));
    let largestSum = sums.get(around) ?? 0;
    let found: Held | undefined;
    for (const form of open) {
      const sum = sums.get(form.around) ?? 0;
      if (sum <= largestSum || measure(form) === 0 || !form.isArriving()) continue;
      largestSum = sum;
      found = form;
    }
    return found;
  };

  const makeRoom = (room: OpenCounts, measure: Measure, around: string, count: number): boolean => {
    while (!room.enter(all, count)) {
      const yielding = findYielding(measure, around, count);
      if (!yielding) return false;
      yielding.leave();
      yielding.giveWay();
    }
    return true;
  };

  return (network, sender) => {
    const around = toWideNetwork(network) ?? network;
    const enter = (counted: typeof forms, measure: Measure, count: number): boolean => {
      if (!counted.one.enter(network, count)) return false;
      if (makeRoom(counted.all, measure, around, count)) return true;
      counted.one.leave(network, count);
      return false;
    };
    if (!enter(forms, itself, 1)) return undefined;
    const drop = (bytes: number) => {
      const dropped = Math.min(bytes, form.bytes);
      budget.one.leave(network, dropped);
      budget.all.leave(all, dropped);
      form.bytes -= dropped;
    };
    const leave = () => {
      if (!open.delete(form)) return;
      forms.one.leave(network);
      forms.all.leave(all);
      drop(form.bytes);
    };
    const form: Held = { ...sender, around, bytes: 0, leave };
    open.add(form);
    return {
      hold(bytes) {
        // A form that lost or left its place is no longer read.
        if (!open.has(form) || !enter(budget, itsBytes, bytes)) return false;
        form.bytes += bytes;
        return true;
      },
      drop,
      leave,
    };
  };
};

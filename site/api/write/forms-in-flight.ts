import { toWideNetwork } from '../../traffic/network.ts';
import { createOpenRequests, type OpenRequests } from '../../traffic/open-requests.ts';

/** One form that is under way, and its place among them. */
export interface FormInFlight {
  /** Notes bytes of a form with a file that are kept in memory from now on; false where there is no memory for them. */
  hold(bytes: number): boolean;
  /** Gives back bytes that are kept no longer. */
  drop(bytes: number): void;
  /** Gives back the place and all that it holds. */
  leave(): void;
}

/** Whoever sends a form. */
interface Sender {
  /** Whether some of it is still to come: only such a form gives way, one that is here whole is worked on. */
  isArriving(): boolean;
  /** Ends what is still to come: its place, and what it held, are somebody else's. */
  giveWay(): void;
}

/** Admits a form before anything of it is read; `undefined` where no place is free. */
export type AdmitForm = (network: string, sender: Sender) => FormInFlight | undefined;

const megabyte = 1_000_000;
const all = 'all';

interface Held extends Sender {
  /** The wide network of it, or its network where there is none around it. */
  around: string;
  bytes: number;
  leave(): void;
}

/** What of a form counts: itself, or its bytes. */
type Measure = (form: Held) => number;
const itself: Measure = () => 1;
const itsBytes: Measure = ({ bytes }) => bytes;

/**
 * Bounds what forms hold in memory while they come in. A form without a file is at most 100 kB, so places are enough;
 * files and the fields beside them are counted by what has come of them, so that whoever announces much and sends
 * nothing keeps nobody out. One network never has all: a town may share an address, and a hundred people do not press
 * Send in the same second. Where all places or bytes are taken, what comes in the longest from whoever holds the most gives way
 * to whoever holds less: a few addresses from which forms come letter by letter keep nobody out.
 */
export const createFormsInFlight = ({
  ofOne = { forms: 100, bytes: 30 * megabyte },
  ofAll = { forms: 1000, bytes: 100 * megabyte },
} = {}): AdmitForm => {
  const forms = { one: createOpenRequests(ofOne.forms), all: createOpenRequests(ofAll.forms) };
  const budget = { one: createOpenRequests(ofOne.bytes), all: createOpenRequests(ofAll.bytes) };
  // Those that came first stand first.
  const open = new Set<Held>();

  /** The form to give way to one that wants so much more; none where nobody would hold more than he does then. */
  const findYielding = (measure: Measure, around: string, count: number): Held | undefined => {
    const sums = new Map([[around, count]]);
    for (const form of open) sums.set(form.around, (sums.get(form.around) ?? 0) + measure(form));
    let most = sums.get(around) ?? 0;
    let found: Held | undefined;
    for (const form of open) {
      const sum = sums.get(form.around) ?? 0;
      if (sum <= most || measure(form) === 0 || !form.isArriving()) continue;
      most = sum;
      found = form;
    }
    return found;
  };

  const makeRoom = (room: OpenRequests, measure: Measure, around: string, count: number): boolean => {
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
        // What has given way, or was left, is read on by nobody.
        if (!open.has(form) || !enter(budget, itsBytes, bytes)) return false;
        form.bytes += bytes;
        return true;
      },
      drop,
      leave,
    };
  };
};

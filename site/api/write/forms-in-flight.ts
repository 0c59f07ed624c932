import { createOpenRequests } from '../../traffic/open-requests.ts';

/** One form that is under way, and its place among them. */
export interface FormInFlight {
  /** Notes bytes of a form with a file that are kept in memory from now on; false where there is no memory for them. */
  hold(bytes: number): boolean;
  /** Gives back bytes that are kept no longer. */
  drop(bytes: number): void;
  /** Gives back the place and all that it holds. */
  leave(): void;
}

/** Admits a form before anything of it is read; `undefined` where no place is free. */
export type AdmitForm = (network: string) => FormInFlight | undefined;

const megabyte = 1_000_000;
const all = 'all';

/**
 * Bounds what forms hold in memory while they come in. A form without a file is at most 100 kB, so places are enough;
 * files and the fields beside them are counted by what has come of them, so that whoever announces much and sends
 * nothing keeps nobody out. One network never has all: a town may share an address, and a hundred people do not press
 * Send in the same second.
 */
export const createFormsInFlight = ({
  ofOne = { forms: 100, bytes: 30 * megabyte },
  ofAll = { forms: 1000, bytes: 100 * megabyte },
} = {}): AdmitForm => {
  const forms = { one: createOpenRequests(ofOne.forms), all: createOpenRequests(ofAll.forms) };
  const budget = { one: createOpenRequests(ofOne.bytes), all: createOpenRequests(ofAll.bytes) };

  const enter = (counted: typeof forms, network: string, count: number): boolean => {
    if (!counted.one.enter(network, count)) return false;
    if (counted.all.enter(all, count)) return true;
    counted.one.leave(network, count);
    return false;
  };

  return (network) => {
    if (!enter(forms, network, 1)) return undefined;
    let held = 0;
    const drop = (bytes: number) => {
      const dropped = Math.min(bytes, held);
      budget.one.leave(network, dropped);
      budget.all.leave(all, dropped);
      held -= dropped;
    };
    return {
      hold(bytes) {
        if (!enter(budget, network, bytes)) return false;
        held += bytes;
        return true;
      },
      drop,
      leave() {
        forms.one.leave(network);
        forms.all.leave(all);
        drop(held);
      },
    };
  };
};

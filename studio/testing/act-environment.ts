/** Tells React that a test waits for what it does by `act`. Assigned, so that `vi.unstubAllGlobals` leaves it. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Tells React that tests await its work with `act`. Assigned, so that `vi.unstubAllGlobals` does not remove it. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

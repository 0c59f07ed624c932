/**
 * Adds a hook to a copy of a list, because several kinds share one list. Does not add it twice: the same model may be
 * set up a second time.
 */
export const withHook = <Hook>(hooks: Hook[] | undefined, hook: Hook): Hook[] => [
  ...(hooks ?? []).filter((one) => one !== hook),
  hook,
];

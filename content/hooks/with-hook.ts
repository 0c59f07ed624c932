/**
 * Adds a hook to a copy of a list, because kinds share lists. Not twice: the same model may be set up a second time.
 */
export const withHook = <Hook>(hooks: Hook[] | undefined, hook: Hook): Hook[] => [
  ...(hooks ?? []).filter((one) => one !== hook),
  hook,
];

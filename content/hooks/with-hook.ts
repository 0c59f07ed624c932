/** A list of its own, as kinds of content share theirs; a model that is settled a second time has the hook already. */
export const withHook = <Hook>(hooks: Hook[] | undefined, hook: Hook): Hook[] => [
  ...(hooks ?? []).filter((one) => one !== hook),
  hook,
];

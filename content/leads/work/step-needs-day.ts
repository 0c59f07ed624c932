/** Shown to a person who plans a step without its day. */
export const stepNeedsDay = 'Choose the day as well: without one nobody is reminded of this step.';

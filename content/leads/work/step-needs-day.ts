/** Shown to a person who plans a step without its day. */
export const stepNeedsDay = 'Choose a day too. Without a day, nobody gets a reminder of this step.';

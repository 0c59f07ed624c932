/** Stands where Payload would draw what is refused, or what says nothing to staff. */
export const Nothing = () => null;

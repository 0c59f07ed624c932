/** Replaces a component of Payload's that offers a refused action, or shows something of no use to staff. */
export const Nothing = () => null;

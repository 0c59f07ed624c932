/** Stands where a button of Payload's would lead to what is refused. */
export const NoButton = () => null;

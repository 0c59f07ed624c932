/** The allowed form of a request id from outside: nothing that harms a log. */
export const requestIdPattern = /^[\w.:-]{8,64}$/;

/** What the id of a request may be where it is given from outside: nothing that harms a log. */
export const requestIdPattern = /^[\w.:-]{8,64}$/;

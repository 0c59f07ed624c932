/** A password that the studio accepts, for accounts of tests. */
export const goodPassword = 'mango rickshaw thunder';

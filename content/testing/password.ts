/** A password that the studio takes, for whoever a test makes. */
export const goodPassword = 'mango rickshaw thunder';

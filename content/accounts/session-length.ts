/** How long a session in the studio lasts after it began or was last prolonged, in seconds. */
export const sessionSeconds = 8 * 60 * 60;

/** How long a session of the studio lasts after its beginning or last extension, in seconds. */
export const sessionSeconds = 8 * 60 * 60;

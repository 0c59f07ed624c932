/** Characters that a note on a lead may have. */
export const mostNoteLetters = 2000;

/** The largest picture file that is accepted, in bytes, and what staff read above it. */
export const largestPicture = 20_000_000;
export const tooLarge = `A picture may have at most ${largestPicture / 1_000_000} MB. Save it smaller or as JPEG, then upload it again.`;

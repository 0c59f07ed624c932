/** Waits for an answer at most so many milliseconds. @throws {Error} when it takes longer. */
export const withLimit = async <T>(answer: Promise<T>, limit: number): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

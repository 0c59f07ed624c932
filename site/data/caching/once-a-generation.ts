import { once } from './once.ts';

/**
 * Reads what many pages show once in each generation of the content, for all who ask. What was read in an older one is
 * never given, and what could not be read is asked for again. Between an edit and the watch's next look, a second or two, a
 * page that is made newly may show what is new beside shared parts that are older; with the next generation it is made again.
 * Give it only questions of which there are few. Nobody may change what it gives.
 */
export const onceAGeneration = <Question extends unknown[], Answer>(
  generation: () => number,
  read: (...question: Question) => Promise<Answer>,
): ((...question: Question) => Promise<Answer>) => {
  let of: number | undefined;
  let get = once(read);
  return (...question) => {
    // Known before the content is read: a change in between makes the answer one of an older generation.
    const current = generation();
    if (of !== current) get = once(read);
    of = current;
    return get(...question);
  };
};

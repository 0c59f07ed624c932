/** What is used of negotiator 1.1; the types made for 0.6 do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> });
    /** The best of `available`; those of equal weight in the order of `preferred`. */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
    /** Those of `available` that `Accept-Language` takes, the best first. */
    languages<Name extends string>(available: readonly Name[]): Name[];
  }
}

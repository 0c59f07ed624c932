/** The part of negotiator 1.1 that is used here. The types made for 0.6 do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> });
    /** The best of `available`. Encodings of equal weight are tried in the order of `preferred`. */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
    /** The languages of `available` that `Accept-Language` accepts, best first. */
    languages<Name extends string>(available: readonly Name[]): Name[];
  }
}

import { type Dispatcher, Pool } from 'undici';

/** Who waits behind whom: staff never behind people who are not signed in. */
export type Lane = 'staff' | 'others';

/** Goes along with the headers of a request to say its lane; it is no string, so it is never sent. */
export const laneMark = Symbol('lane');

type Options = Dispatcher.RequestOptions & {
  headers: Record<string | symbol, string | string[] | undefined>;
};
type Answered = (error: Error | null, answer: Dispatcher.ResponseData<null>) => void;

const second = 1000;

/** The connections to the studio, one pool for each lane. */
export const createStudioPools = (studioUrl: string) => {
  const { origin } = new URL(studioUrl);
  const pools: Record<Lane, Pool> = {
    staff: new Pool(origin, { connections: 64, headersTimeout: 120 * second, bodyTimeout: 120 * second }),
    others: new Pool(origin, { connections: 64, headersTimeout: 30 * second, bodyTimeout: 30 * second }),
  };
  return {
    request(options: Options, answered: Answered): void {
      const lane = options.headers[laneMark] === ('staff' satisfies Lane) ? 'staff' : 'others';
      // The studio may refuse a body without reading it. What is left of it then lies in the connection, and the next
      // request on it would wait until the studio gives it up: no connection is used again after a body.
      const reset = options.method !== 'GET' && options.method !== 'HEAD';
      pools[lane].request({ ...options, reset }, answered);
    },
    /** Ends all connections, also those in use. */
    async destroy(): Promise<void> {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
};

import { Client, type Dispatcher, Pool } from 'undici';

/** Who waits behind whom: staff never behind people who are not signed in. */
export type Lane = 'staff' | 'others';

/** Goes along with the headers of a request to say its lane; it is no string, so it is never sent. */
export const laneMark = Symbol('lane');

type Options = Dispatcher.RequestOptions & {
  headers: Record<string | symbol, string | string[] | undefined>;
};
type Answered = (error: Error | null, answer: Dispatcher.ResponseData<null>) => void;

const second = 1000;
const times: Record<Lane, Pick<Pool.Options, 'headersTimeout' | 'bodyTimeout'>> = {
  staff: { headersTimeout: 120 * second, bodyTimeout: 120 * second },
  others: { headersTimeout: 30 * second, bodyTimeout: 30 * second },
};

/**
 * The connections to the studio: a pool for each lane, and one of its own for each request with a body. The studio may
 * refuse a body without reading it; what is left of it then lies in the connection, and the next request on it would
 * wait until the studio gives it up. `Connection: close` would not do: the studio would close at once, and with it
 * its answer may be lost.
 */
export const createStudioPools = (studioUrl: string) => {
  const { origin } = new URL(studioUrl);
  const toPool = (lane: Lane) => new Pool(origin, { connections: 64, ...times[lane] });
  const pools: Record<Lane, Pool> = { staff: toPool('staff'), others: toPool('others') };
  const clients = new Set<Client>();

  const sendBody = (options: Options, lane: Lane, answered: Answered): void => {
    const client = new Client(origin, times[lane]);
    clients.add(client);
    const end = () => {
      clients.delete(client);
      void client.destroy();
    };
    client.request(options, (error, answer) => {
      if (error) end();
      else answer.body.once('close', end);
      answered(error, answer as Dispatcher.ResponseData<null>);
    });
  };

  return {
    request(options: Options, answered: Answered): void {
      const lane = options.headers[laneMark] === ('staff' satisfies Lane) ? 'staff' : 'others';
      if (options.method === 'GET' || options.method === 'HEAD') pools[lane].request(options, answered);
      else sendBody(options, lane, answered);
    },
    /** Ends all connections, also those in use. */
    async destroy(): Promise<void> {
      await Promise.all([...Object.values(pools), ...clients].map((dispatcher) => dispatcher.destroy()));
    },
  };
};

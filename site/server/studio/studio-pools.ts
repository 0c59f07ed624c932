import { Client, type Dispatcher, Pool } from 'undici';
import { onlyReads } from '../only-reads.ts';

/** Who asks: the number of the account whose session it is, or null for people who are not signed in. */
export type Asker = number | null;

/** Goes along with the headers of a request to say who asks, and when he has left; it is no string, so it is never sent. */
export const askedMark = Symbol('asked');
/** A request as the studio's connections see it. */
export interface Asked {
  asker: Asker;
  /** Whether somebody who is not signed in asks for a file of a page. */
  isFile: boolean;
  gone: AbortSignal;
  /** Called where a request with a body has come to its end, its sender there or not. */
  ended?: (() => void) | undefined;
}

/** Connections that ask for something at once: of one account, and of all who are not signed in, for files and for all else. */
const connectionsOfOne = 24;
export const connectionsForFiles = 512;
export const connectionsOfOthers = 128;

type Options = Dispatcher.RequestOptions & {
  headers: Record<string, string | string[] | undefined> & { [askedMark]: Asked };
};
type Answered = (error: Error | null, answer: Dispatcher.ResponseData<null>) => void;

const second = 1000;
const timesOfStaff = { headersTimeout: 120 * second, bodyTimeout: 120 * second };
const timesOfOthers = { headersTimeout: 30 * second, bodyTimeout: 30 * second };
const toTimes = (asker: Asker) => (asker === null ? timesOfOthers : timesOfStaff);

/**
 * The connections to the studio: a pool for each account, where it waits behind nobody but itself, two for all who are
 * not signed in, and a connection of its own for each request with a body. The studio may refuse a body without reading
 * it; what is left of it then lies in the connection, and the next request on it would wait until the studio gives it
 * up. `Connection: close` would not do: the studio would close at once, and with it its answer may be lost.
 */
export const createStudioPools = (studioUrl: string) => {
  const { origin } = new URL(studioUrl);
  // As many as there are accounts.
  const pools = new Map<Asker | 'files', Pool>();
  const clients = new Set<Client>();

  const getPool = (asker: Asker, isFile: boolean): Pool => {
    const ofOthers = isFile ? connectionsForFiles : connectionsOfOthers;
    const connections = asker === null ? ofOthers : connectionsOfOne;
    const key = isFile ? 'files' : asker;
    const pool = pools.get(key) ?? new Pool(origin, { connections, ...toTimes(asker) });
    pools.set(key, pool);
    return pool;
  };

  /** Whoever has left waits for nothing; a change that he has sent is made all the same. */
  const ask = (options: Options, { asker, isFile, gone }: Asked, answered: Answered): void => {
    if (gone.aborted) return;
    getPool(asker, isFile).request({ ...options, signal: gone }, (error, answer) => {
      if (!error || !gone.aborted) answered(error, answer as Dispatcher.ResponseData<null>);
    });
  };

  const sendBody = (options: Options, { asker, ended }: Asked, answered: Answered): void => {
    const client = new Client(origin, toTimes(asker));
    clients.add(client);
    const end = () => {
      clients.delete(client);
      void client.destroy();
      ended?.();
    };
    client.request(options, (error, answer) => {
      if (error) end();
      else answer.body.once('close', end);
      answered(error, answer as Dispatcher.ResponseData<null>);
    });
  };

  return {
    request(options: Options, answered: Answered): void {
      const asked = options.headers[askedMark];
      if (onlyReads(options.method)) ask(options, asked, answered);
      else sendBody(options, asked, answered);
    },
    /** Ends all connections, also those in use. */
    async destroy(): Promise<void> {
      await Promise.all([...pools.values(), ...clients].map((dispatcher) => dispatcher.destroy()));
    },
  };
};

import { Client, type Dispatcher, Pool } from 'undici';
import { onlyReads } from '../only-reads.ts';

/** The number of the account that the session belongs to, or null for people who are not signed in. */
export type AskingAccount = number | null;

/**
 * Key under which the headers of a request carry its `StudioRequest` data. It is a symbol, so it is never sent as a header.
 */
export const studioRequestKey = Symbol('asked');
/** Data about a request that the studio's connections need. */
export interface StudioRequest {
  asker: AskingAccount;
  /** Whether somebody who is not signed in asks for a file of a page. */
  isFile: boolean;
  gone: AbortSignal;
  /** Called when a request with a body has ended, even if its sender has left. */
  ended?: (() => void) | undefined;
}

/** Simultaneous connections: of one account, and of all who are not signed in, for files and for everything else. */
const connectionsOfOne = 24;
export const connectionsForFiles = 512;
export const connectionsOfOthers = 128;

type Options = Dispatcher.RequestOptions & {
  headers: Record<string, string | string[] | undefined> & { [studioRequestKey]: StudioRequest };
};
type Answered = (error: Error | null, answer: Dispatcher.ResponseData<null>) => void;

const second = 1000;
const timesOfStaff = { headersTimeout: 120 * second, bodyTimeout: 120 * second };
const timesOfOthers = { headersTimeout: 30 * second, bodyTimeout: 30 * second };
const toTimes = (asker: AskingAccount) => (asker === null ? timesOfOthers : timesOfStaff);

/**
 * The connections to the studio: a pool for each account, so that it waits only for itself; two pools for all who are
 * not signed in; and a separate connection for each request with a body. The reason: the studio may refuse a body
 * without reading it. The rest of the body then stays in the connection, and the next request on it would wait until
 * the studio gives up. `Connection: close` is no solution: the studio would close at once, and its answer may be lost.
 */
export const createStudioPools = (studioUrl: string) => {
  const { origin } = new URL(studioUrl);
  // The number of accounts bounds the number of pools.
  const pools = new Map<AskingAccount | 'files', Pool>();
  const clients = new Set<Client>();

  const getPool = (asker: AskingAccount, isFile: boolean): Pool => {
    const ofOthers = isFile ? connectionsForFiles : connectionsOfOthers;
    const connections = asker === null ? ofOthers : connectionsOfOne;
    const key = isFile ? 'files' : asker;
    const pool = pools.get(key) ?? new Pool(origin, { connections, ...toTimes(asker) });
    pools.set(key, pool);
    return pool;
  };

  /**
   * A request without a body is aborted when its sender leaves. A change that the sender has sent is made all the same.
   */
  const ask = (options: Options, { asker, isFile, gone }: StudioRequest, answered: Answered): void => {
    if (gone.aborted) return;
    getPool(asker, isFile).request({ ...options, signal: gone }, (error, answer) => {
      if (!error || !gone.aborted) answered(error, answer as Dispatcher.ResponseData<null>);
    });
  };

  const sendBody = (options: Options, { asker, ended }: StudioRequest, answered: Answered): void => {
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
      const asked = options.headers[studioRequestKey];
      if (onlyReads(options.method)) ask(options, asked, answered);
      else sendBody(options, asked, answered);
    },
    /** Ends all connections, including those in use. */
    async destroy(): Promise<void> {
      await Promise.all([...pools.values(), ...clients].map((dispatcher) => dispatcher.destroy()));
    },
  };
};

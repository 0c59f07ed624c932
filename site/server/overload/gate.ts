import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@ev-site/content/logging/log.ts';
import { isUnder, toRoutedPath } from '@ev-site/contract/paths.ts';
import { sendEarlyAnswer } from '../early-answer.ts';
import { healthPaths } from '../health.ts';
import { onlyReads } from '../only-reads.ts';
import type { StoredAnswer } from '../stored-answer.ts';
import type { BusyAnswers } from './busy-answers.ts';
import { createTurns, type Line } from './turns.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Orders expensive requests. */
export interface Gate {
  /** Lets requests through to `handle` in their turn. */
  admit(handle: Handle): Handle;
  /**
   * Waits for the place of a request whose body has arrived whole, before anything is done for it. Requests that
   * only read have a place already, and those of staff need none.
   * @returns false if none came free in time: then the answer must be that the site is busy
   */
  takePlace(request: IncomingMessage): Promise<boolean>;
}

interface GateOptions {
  busy: Pick<BusyAnswers, 'get'>;
  /** A cached page for a URL, even if it is stale. */
  findKept(url: string): StoredAnswer | undefined;
  log: Pick<Log, 'warn'>;
  /** How long a request waits in each line (ms). */
  patience?: Readonly<Record<Line, number>>;
}

/** Requests that are at work at the same time: enough to keep the database busy, few enough for the memory. */
const most = 64;
const longest = 1000;
/**
 * A reader who can get the stale page waits for a new one for less time than a person notices. Two seconds are what a
 * visitor accepts on a phone. Staff prefer waiting, even behind visitors, to being refused.
 */
const usualPatience = { readers: 200, visitors: 2000, studio: 5000 };
const quiet = 10_000;

// Pictures are streamed, and belong to pages that are already shown. Health checks must be answered.
const isFree = (path: string): boolean =>
  path.startsWith('/media/') || (healthPaths as readonly string[]).includes(path);

/**
 * Guards everything that is not answered from memory: pages to render, individual answers, API calls, forms, the
 * studio. Each request waits for its turn. If its turn does not come in time, it gets the stale page, or an answer that
 * says that the site is busy and gives the telephone number. A request that may change something waits a second time,
 * for a place.
 */
export const createGate = ({ busy, findKept, log, patience = usualPatience }: GateOptions): Gate => {
  const turns = createTurns({ most, longest, patience });
  let refused = 0;
  let silentUntil = -Infinity;

  const findAsItWas = ({ method, url = '' }: IncomingMessage) =>
    onlyReads(method) ? findKept(url) : undefined;

  const toLine = (request: IncomingMessage): Line => {
    if (isUnder(request.url ?? '', '/studio', '/preview')) return 'studio';
    return findAsItWas(request) ? 'readers' : 'visitors';
  };

  const noteRefusal = () => {
    refused += 1;
    const now = performance.now();
    if (now < silentUntil) return;
    log.warn({ refused }, 'the site is too busy; expensive requests are refused');
    refused = 0;
    silentUntil = now + quiet;
  };

  /** Enters the place of a request whose body still arrives. */
  const arriving = new WeakMap<IncomingMessage, () => void>();

  /** Holds a place from a request's full arrival to its answer's hand-over: slow senders and readers hold none. */
  const holdPlace = (request: IncomingMessage, response: ServerResponse) => {
    let isHeld = false;
    let isOver = false;
    const enter = () => {
      if (isOver) return;
      isHeld = true;
      turns.enter();
    };
    const leave = () => {
      isOver = true;
      if (!isHeld) return;
      isHeld = false;
      turns.leave();
    };
    response.once('prefinish', leave).once('close', leave);
    if (onlyReads(request.method)) enter();
    else arriving.set(request, enter);
  };

  const takePlace: Gate['takePlace'] = async (request) => {
    const enter = arriving.get(request);
    if (!enter) return true;
    arriving.delete(request);
    return new Promise((resolve) => {
      turns.ask('visitors', {
        begin() {
          enter();
          resolve(true);
        },
        refuse() {
          noteRefusal();
          resolve(false);
        },
        // A form counts although its sender has lost the connection.
        isGone: () => false,
      });
    });
  };

  /**
   * A pipelined request waits until the previous answer is sent. So a client that reads nothing has only one answer in
   * memory, and no place.
   */
  const inOrder = (begin: () => void, response: ServerResponse) => {
    if (response.socket) begin();
    else response.once('socket', begin);
  };

  const admit: Gate['admit'] = (handle) => {
    const ask: Handle = (request, response) => {
      const line = toLine(request);
      turns.ask(line, {
        begin() {
          if (line !== 'studio') holdPlace(request, response);
          handle(request, response);
        },
        refuse() {
          const kept = findAsItWas(request);
          if (!kept) noteRefusal();
          sendEarlyAnswer(kept ?? busy.get(request), request, response);
        },
        isGone: () => response.destroyed || request.socket.destroyed,
      });
    };
    return (request, response) => {
      if (isFree(toRoutedPath(request.url ?? ''))) handle(request, response);
      else inOrder(() => ask(request, response), response);
    };
  };

  return { admit, takePlace };
};

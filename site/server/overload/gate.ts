import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@ev-site/content/logging/log.ts';
import { isUnder, toRoutedPath } from '@ev-site/contract/paths.ts';
import { giveEarly } from '../early-answer.ts';
import { healthPaths } from '../health.ts';
import { onlyReads } from '../only-reads.ts';
import type { StoredAnswer } from '../stored-answer.ts';
import type { BusyAnswers } from './busy-answers.ts';
import { createTurns, type Line } from './turns.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface GateOptions {
  busy: Pick<BusyAnswers, 'get'>;
  /** A page that is kept under a URL, also one that is to be made anew. */
  findKept(url: string): StoredAnswer | undefined;
  log: Pick<Log, 'warn'>;
  /** How long one waits in each line (ms). */
  patience?: Readonly<Record<Line, number>>;
}

/** Requests that work for visitors at once: enough to keep the database busy, few enough for the memory. */
const most = 64;
const longest = 1000;
/**
 * Who can have the page as it was waits for a new one no longer than he notices. Two seconds are what a visitor bears on
 * a phone; staff rather wait, and behind visitors, than be refused.
 */
const usualPatience = { readers: 200, visitors: 2000, studio: 5000 };
const quiet = 10_000;

// Pictures are streamed and belong to pages that are already shown; who looks after the process must be answered.
const isFree = (path: string): boolean =>
  path.startsWith('/media/') || (healthPaths as readonly string[]).includes(path);

/**
 * Stands before all that is not answered from memory: pages that must be made, visitors' own questions, calls, forms, the
 * studio. Each begins in its turn; for whom there is none in time gets the page as it was before, or is told that we
 * are busy and whom to call.
 */
export const createGate = ({ busy, findKept, log, patience = usualPatience }: GateOptions) => {
  const turns = createTurns({ most, longest, patience });
  let refused = 0;
  let silentUntil = 0;

  const findAsItWas = ({ method, url = '' }: IncomingMessage) =>
    onlyReads(method) ? findKept(url) : undefined;

  const toLine = (request: IncomingMessage): Line => {
    if (isUnder(request.url ?? '', '/studio', '/preview')) return 'studio';
    return findAsItWas(request) ? 'readers' : 'visitors';
  };

  const noteRefusal = () => {
    refused += 1;
    const now = Date.now();
    if (now < silentUntil) return;
    log.warn({ refused }, 'the site is too busy; expensive requests are refused');
    refused = 0;
    silentUntil = now + quiet;
  };

  /** Holds a place from the moment all has arrived until all is handed over: who sends or reads slowly holds none. */
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
    else request.once('end', enter);
  };

  /** Who asks on before his last answer is out waits for it: who reads nothing then has one answer in memory, and no place. */
  const inOrder = (begin: () => void, response: ServerResponse) => {
    if (response.socket) begin();
    else response.once('socket', begin);
  };

  return (handle: Handle): Handle => {
    const admit: Handle = (request, response) => {
      const line = toLine(request);
      turns.ask(line, {
        begin() {
          if (line !== 'studio') holdPlace(request, response);
          handle(request, response);
        },
        refuse() {
          const kept = findAsItWas(request);
          if (!kept) noteRefusal();
          giveEarly(kept ?? busy.get(request), request, response);
        },
        isGone: () => response.destroyed || request.socket.destroyed,
      });
    };
    return (request, response) => {
      if (isFree(toRoutedPath(request.url ?? ''))) handle(request, response);
      else inOrder(() => admit(request, response), response);
    };
  };
};

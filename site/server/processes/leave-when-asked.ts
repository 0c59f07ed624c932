import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { endKeptConnections } from '../http-server.ts';

/** The message with which the primary asks a process to end. */
export interface LeaveMessage {
  /** For this long, new requests are still answered; each keep-alive connection ends with its next answer. */
  leaveInMs: number;
  /** No process takes its place, because the whole site ends. */
  isLast: boolean;
}

const isLeaveMessage = (message: unknown): message is LeaveMessage =>
  isRecord(message) && 'leaveInMs' in message;

/**
 * Lets the primary end this process without losing a request: keep-alive connections end first, so that none is in use
 * when the process closes. Does nothing without a primary.
 * @param endSoon called first if the whole site ends
 */
export const leaveWhenAsked = (server: Server, close: () => void, endSoon = () => {}): void => {
  let timer: NodeJS.Timeout | undefined;
  cluster.worker?.on('message', (message: unknown) => {
    if (!isLeaveMessage(message)) return;
    if (message.isLast) endSoon();
    endKeptConnections(server);
    clearTimeout(timer);
    timer = setTimeout(close, message.leaveInMs);
  });
};

import { connect } from 'node:net';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { countVirusScan, type ScanResult } from '../../metrics/leads.ts';

/** Scans a file; the result may be that it was not scanned. */
export type VirusScan = (bytes: Uint8Array) => Promise<ScanResult>;

const limitMs = 10_000;
/** Longest answer that is accepted; clamd's answer is the name of a virus. */
const longestAnswer = 4096;

const toFrame = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** Interprets clamd's complete answer. @throws {Error} with the answer, when it is not the result of a scan. */
const readAnswer = (answer: string): 'clean' | 'infected' => {
  if (answer === 'stream: OK\0') return 'clean';
  const isOne = answer.indexOf('\0') === answer.length - 1;
  if (isOne && answer.startsWith('stream: ') && answer.endsWith(' FOUND\0')) return 'infected';
  throw new Error(`The scanner answered: ${answer.replaceAll('\0', ' ')}`);
};

/**
 * Sends a file to a ClamAV daemon by its INSTREAM command.
 * @throws {Error} when there is no answer in time, or one that is not the result of a scan
 */
const askScanner = (address: string, bytes: Uint8Array, withinMs: number): Promise<'clean' | 'infected'> => {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port || 3310), signal: AbortSignal.timeout(withinMs) });
    let answer = '';
    const finish = (read: () => 'clean' | 'infected') => {
      socket.destroy();
      try {
        resolve(read());
      } catch (error) {
        reject(error);
      }
    };
    const fail = (message: string, cause?: Error) =>
      finish(() => {
        throw new Error(message, { cause });
      });
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      socket.write(toFrame(bytes));
      socket.write(toFrame(new Uint8Array()));
    });
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (answer.length > longestAnswer) fail('The scanner answers without an end.');
      else if (answer.includes('\0')) finish(() => readAnswer(answer));
    });
    socket.on('error', (error) => fail('The scanner could not be asked.', error));
    socket.on('close', () => fail('The scanner closed the connection without an answer.'));
  });
};

/**
 * Opens the virus scanner. Without an address, or an answer in time, a file counts as not scanned: staff see that, and
 * nobody is refused. A failing scanner is logged once, and once when it works again.
 * @param address tcp://host:port
 * @param withinMs for connection, scan and answer together
 */
export const openVirusScan = (
  address: string | undefined,
  log: Pick<Log, 'warn' | 'info'>,
  withinMs = limitMs,
): VirusScan => {
  if (!address) return async () => 'notScanned';
  let isAway = false;
  const scan: VirusScan = async (bytes) => {
    try {
      const result = await askScanner(address, bytes, withinMs);
      if (isAway) log.info({}, 'the virus scanner scans resumes again');
      isAway = false;
      return result;
    } catch (error) {
      if (!isAway)
        log.warn(
          { problem: toLoggableError(error) },
          'the virus scanner scans no resume; they are taken and marked as not scanned',
        );
      isAway = true;
      return 'notScanned';
    }
  };
  return async (bytes) => {
    const result = await scan(bytes);
    countVirusScan(result);
    return result;
  };
};

import { connect } from 'node:net';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { countVirusScan, type ScanResult } from '../../metrics/leads.ts';

/** Scans a file, or says that it was not scanned. */
export type VirusScan = (bytes: Uint8Array) => Promise<ScanResult>;

const limitMs = 10_000;
/** Longest answer that is waited for; clamd's is the name of a virus. */
const longestAnswer = 4096;

const toFrame = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** What clamd's whole answer says. @throws {Error} with the answer, where it is another one than of a scan. */
const readAnswer = (answer: string): 'clean' | 'infected' => {
  if (answer === 'stream: OK\0') return 'clean';
  const isOne = answer.indexOf('\0') === answer.length - 1;
  if (isOne && answer.startsWith('stream: ') && answer.endsWith(' FOUND\0')) return 'infected';
  throw new Error(`The scanner answered: ${answer.replaceAll('\0', ' ')}`);
};

/**
 * Asks a ClamAV daemon by its INSTREAM command.
 * @throws {Error} when it does not answer in time, or otherwise than to say what it found
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
 * Opens the virus scanner. Without an address, an answer or in time: not scanned, which staff see, and nobody is
 * refused for it. That it scans nothing any more is said once, and once that it does again.
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

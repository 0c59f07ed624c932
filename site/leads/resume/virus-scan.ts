import { connect } from 'node:net';

export type ScanResult = 'clean' | 'infected' | 'notScanned';

const limitMs = 10_000;
/** Longest answer that is waited for; clamd's is the name of a virus. */
const longestAnswer = 4096;

const toFrame = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/**
 * Asks a ClamAV daemon by its INSTREAM command. Without an address, an answer or in time: not scanned, which staff see.
 * @param address tcp://host:port
 * @param withinMs for connection, scan and answer together
 */
export const scanForViruses = (
  address: string | undefined,
  bytes: Uint8Array,
  withinMs = limitMs,
): Promise<ScanResult> => {
  if (!address) return Promise.resolve('notScanned');
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port || 3310), signal: AbortSignal.timeout(withinMs) });
    let answer = '';
    const finish = (result: ScanResult) => {
      socket.destroy();
      resolve(result);
    };
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      socket.write(toFrame(bytes));
      socket.write(toFrame(new Uint8Array()));
    });
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (answer.length > longestAnswer) finish('notScanned');
      if (!answer.includes('\0')) return;
      if (answer === 'stream: OK\0') finish('clean');
      else
        finish(
          answer.startsWith('stream: ') &&
            answer.indexOf('\0') === answer.length - 1 &&
            answer.endsWith(' FOUND\0')
            ? 'infected'
            : 'notScanned',
        );
    });
    socket.on('error', () => finish('notScanned'));
    socket.on('close', () => finish('notScanned'));
  });
};

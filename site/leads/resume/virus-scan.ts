import { connect } from 'node:net';

export type ScanResult = 'clean' | 'infected' | 'notScanned';

const limitMs = 10_000;

const toFrame = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/**
 * Asks a ClamAV daemon by its INSTREAM command. Without an address, an answer or in time: not scanned, which staff see.
 * @param address tcp://host:port
 */
export const scanForViruses = (address: string | undefined, bytes: Uint8Array): Promise<ScanResult> => {
  if (!address) return Promise.resolve('notScanned');
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 3310), timeout: limitMs });
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
      if (!answer.includes('\0')) return;
      if (/: OK\0/.test(answer)) finish('clean');
      else finish(/ FOUND\0/.test(answer) ? 'infected' : 'notScanned');
    });
    socket.on('timeout', () => finish('notScanned'));
    socket.on('error', () => finish('notScanned'));
    socket.on('close', () => finish('notScanned'));
  });
};

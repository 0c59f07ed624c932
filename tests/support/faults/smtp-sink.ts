import { createServer, type Socket } from 'node:net';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';

/** A mail server for tests: counts the mails that it accepts by message id. */
export interface SmtpSink {
  url: string;
  messageIds: Map<string, number>;
  /** Refuses new connections and cuts open ones. */
  goAway(): void;
  comeBack(): void;
  stop(): void;
}

/** Speaks just enough SMTP (RFC 5321) for a client that does not authenticate. */
export const startSmtpSink = async (): Promise<SmtpSink> => {
  const messageIds = new Map<string, number>();
  const open = new Set<Socket>();
  let away = false;
  const server = createServer((socket) => {
    if (away) return socket.destroy();
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    let text = '';
    let inData = false;
    socket.on('data', (part) => {
      text += part.toString('latin1');
      for (;;) {
        const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const piece = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          const id = /^message-id: <([^>]+)>/im.exec(piece)?.[1] ?? '';
          messageIds.set(id, (messageIds.get(id) ?? 0) + 1);
          inData = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(piece)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(piece)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  const port = await listenLocally(server);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    messageIds,
    goAway() {
      away = true;
      cut();
    },
    comeBack() {
      away = false;
    },
    stop() {
      cut();
      server.close();
    },
  };
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getTally, type Tally } from '../metrics/requests.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { namesEtag } from './not-modified.ts';

/** Header lines as `writeHead` takes them: name, value, name, value. */
type HeaderLines = string[];

interface Variant {
  headers: HeaderLines;
  /** A latin1 string of the bytes where that is quicker, see `toBody`. */
  body: string | Buffer;
}

/** A whole answer, ready to be sent: nothing is computed when it is asked for. */
export interface StoredAnswer {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  notModified: HeaderLines;
  /** Bytes kept in memory. */
  size: number;
  /** Where it is counted when it goes out before the router. */
  tally: Tally;
}

/** One body in the encodings there are of it. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

interface AnswerParts {
  status: number;
  /** Weak where the encodings are made one after the other: all of them say the same page. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  bodies: Bodies;
  /** Pattern of the addresses under which it is given, for the count of requests. */
  route?: string;
}

// Node sends the head and a string in one write if both fit into its buffer of 16 kB, which gives a fifth more
// answers a second; above that it copies, and a Buffer is quicker. Date, Connection and Keep-Alive come on top.
const oneWrite = 16_384 - 200;

const toBody = (bytes: Buffer, headers: HeaderLines): string | Buffer => {
  const head = headers.reduce((sum, line) => sum + line.length + 2, 0);
  return head + bytes.length <= oneWrite ? bytes.toString('latin1') : bytes;
};

// A 304 repeats only what a cache may have to update (RFC 9110, 15.4.5).
const repeatedOnNotModified = ['Cache-Control', 'CDN-Cache-Control', 'Vary', 'Content-Security-Policy'];

/** Lays an answer out for sending. An encoding that was not made falls back to the plain bytes. */
export const toStoredAnswer = ({
  status,
  etag,
  headers,
  bodies,
  route = 'other',
}: AnswerParts): StoredAnswer => {
  const lines = Object.entries({ ...headers, ETag: etag }).flat();
  const toVariant = (encoding: Encoding): Variant => {
    const body = bodies[encoding];
    if (!body && encoding !== 'identity') return toVariant('identity');
    const bytes = body ?? bodies.identity;
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const ownLines = [...lines, ...encoded, 'Content-Length', String(bytes.length)];
    return { headers: ownLines, body: toBody(bytes, ownLines) };
  };
  return {
    status,
    etag,
    variants: { br: toVariant('br'), gzip: toVariant('gzip'), identity: toVariant('identity') },
    notModified: Object.entries({ ...headers, ETag: etag })
      .filter(([name]) => name === 'ETag' || repeatedOnNotModified.includes(name))
      .flat(),
    tally: getTally(route),
    size: Object.values(bodies).reduce((sum, body) => sum + 2 * body.length, 1000),
  };
};

/** Sends an answer in the encoding the visitor prefers; 304 where he has it already; no body for HEAD. */
export const writeAnswer = (
  answer: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { headers } = request;
  const known = headers['if-none-match'];
  if (known !== undefined && answer.status === 200 && namesEtag(known, answer.etag)) {
    response.writeHead(304, answer.notModified).end();
    return;
  }
  const { headers: lines, body } = answer.variants[chooseEncoding(headers['accept-encoding'])];
  response.writeHead(answer.status, lines);
  if (request.method === 'HEAD') response.end();
  else response.end(body, 'latin1');
};

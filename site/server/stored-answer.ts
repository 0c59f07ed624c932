import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { getTally, type Tally } from '../metrics/requests.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { namesEtag } from './not-modified.ts';

/** Header lines as `writeHead` takes them: name, value, name, value. */
type HeaderLines = string[];

interface Variant {
  headers: HeaderLines;
  /** The bytes as a latin1 string if that is faster to send, see `toBody`. */
  body: string | Buffer;
}

/** A complete answer, ready to be sent: a request computes nothing. */
export interface StoredAnswer {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  notModified: HeaderLines;
  /** The most bytes that it takes in memory: a stale page has a second answer with the same bodies. */
  size: number;
  /** Counts the answer when it is sent before the router runs. */
  tally: Tally;
}

/** One body in its available encodings. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

interface AnswerParts {
  status: number;
  /** Weak if the encodings are made one after the other: all of them represent the same page. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  bodies: Bodies;
  /** Pattern of the addresses under which the answer is sent, for the metrics. */
  route?: string;
}

// Node sends the head and a string in one write if both fit into its buffer of 16 kB, which allows a fifth more answers
// per second. Above that size Node copies the string, so a Buffer is faster. Node adds Date, Connection and Keep-Alive.
const oneWrite = 16_384 - 200;

const toBody = (bytes: Buffer, headers: HeaderLines): string | Buffer => {
  const head = headers.reduce((sum, line) => sum + line.length + 2, 0);
  return head + bytes.length <= oneWrite ? bytes.toString('latin1') : bytes;
};

// A 304 repeats only what a cache may have to update (RFC 9110, 15.4.5).
const repeatedOnNotModified = ['Cache-Control', 'CDN-Cache-Control', 'Vary', 'Content-Security-Policy'];

/** Prepares an answer for sending. A missing encoding falls back to the variant of the plain bytes. */
export const toStoredAnswer = ({
  status,
  etag,
  headers,
  bodies,
  route = 'other',
}: AnswerParts): StoredAnswer => {
  const lines = Object.entries({ ...headers, ETag: etag }).flat();
  const toVariant = (bytes: Buffer, encoded: HeaderLines = []): Variant => {
    const ownLines = [...lines, ...encoded, 'Content-Length', String(bytes.length)];
    return { headers: ownLines, body: toBody(bytes, ownLines) };
  };
  const identity = toVariant(bodies.identity);
  const toPacked = (encoding: 'br' | 'gzip'): Variant => {
    const bytes = bodies[encoding];
    return bytes ? toVariant(bytes, ['Content-Encoding', encoding]) : identity;
  };
  return {
    status,
    etag,
    variants: { br: toPacked('br'), gzip: toPacked('gzip'), identity },
    notModified: Object.entries({ ...headers, ETag: etag })
      .filter(([name]) => name === 'ETag' || repeatedOnNotModified.includes(name))
      .flat(),
    tally: getTally(route),
    size: Object.values(bodies).reduce((sum, body) => sum + 2 * body.length, 1000),
  };
};

const toBytes = ({ body }: Variant): Buffer =>
  typeof body === 'string' ? Buffer.from(body, 'latin1') : body;

/** The bodies that an answer was prepared from. */
export const toBodies = ({ variants: { br, gzip, identity } }: StoredAnswer): Bodies => ({
  identity: toBytes(identity),
  ...(br !== identity && { br: toBytes(br) }),
  ...(gzip !== identity && { gzip: toBytes(gzip) }),
});

/** Sends an answer in the encoding that the visitor prefers; 304 if the visitor already has it; no body for HEAD. */
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

/** Sends a prepared answer without Fastify's serialization. */
export const sendAnswer = (reply: FastifyReply, answer: StoredAnswer): void => {
  reply.hijack();
  writeAnswer(answer, reply.request.raw, reply.raw);
};

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An object as it was put. */
interface StoredObject {
  bytes: Buffer;
  type: string;
}

/** One bucket of a server that speaks S3's protocol as far as pictures need it. */
export interface Bucket {
  /** Settings that make content use it. */
  settings: Record<string, string>;
  /** Where anybody gets objects from, as from a bucket whose reading is public. */
  publicUrl: string;
  objects: Map<string, StoredObject>;
  /** Requests that were refused, each with the reason. */
  refused: string[];
  /** While true, nobody may write; the client does not try again. */
  mood: { closed: boolean };
  stop(): void;
}

const access = { key: 'a key of the tests', secret: 'a secret of the tests', region: 'ap-south-1' };

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Reckons the signature of a request anew (AWS Signature Version 4).
 * @returns why it is not what its sender says it is, or null.
 */
const findFault = ({ method, url = '/', headers }: IncomingMessage, body: Buffer): string | null => {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(.+?)\/(\d{8})\/(.+?)\/s3\/aws4_request, SignedHeaders=(.+?), Signature=(\w+)$/;
  const [, key, day = '', region = '', names = '', signature] =
    pattern.exec(headers.authorization ?? '') ?? [];
  if (key !== access.key || region !== access.region) return 'signed by nobody we know';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== hash(body)) return 'the body is not the one that was signed';
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  searchParams.sort();
  const query = searchParams.toString().replaceAll('+', '%20');
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, query, signedHeaders.join(''), names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(request)].join('\n');
  const keyOfDay = sign(sign(sign(sign(`AWS4${access.secret}`, day), region), 's3'), 'aws4_request');
  return sign(keyOfDay, text).toString('hex') === signature ? null : 'the signature is another';
};

const answerError = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Starts a server with one empty bucket: PutObject, GetObject, HeadObject and DeleteObject, every signature checked. */
export const startBucket = async (): Promise<Bucket> => {
  const name = 'pictures';
  const objects = new Map<string, StoredObject>();
  const refused: string[] = [];
  const mood = { closed: false };

  const give = (key: string, method: string | undefined, response: ServerResponse) => {
    const object = objects.get(key);
    if (!object) return answerError(response, 404, 'NoSuchKey');
    const { bytes, type } = object;
    const headers = { 'Content-Type': type, 'Content-Length': bytes.length, ETag: `"${hash(bytes)}"` };
    return response.writeHead(200, headers).end(method === 'HEAD' ? undefined : bytes);
  };

  const take = (key: string, request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const acl = request.headers['x-amz-acl'];
    if (acl) refused.push(`${request.method} ${key}: an access list, ${acl}`);
    if (mood.closed) return answerError(response, 403, 'AccessDenied');
    if (request.method === 'DELETE') objects.delete(key);
    else objects.set(key, { bytes: body, type: String(request.headers['content-type']) });
    return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
  };

  const server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request;
    const { pathname } = new URL(url, 'http://bucket');
    const body = await buffer(request);
    const key = decodeURIComponent(pathname.slice(`/${name}/`.length));
    const reads = method === 'GET' || method === 'HEAD';
    // Reading is public, as of a bucket behind MEDIA_URL; what is signed has to be signed well all the same.
    const fault = reads && !headers.authorization ? null : findFault(request, body);
    const known = pathname.startsWith(`/${name}/`) && (reads || method === 'PUT' || method === 'DELETE');
    if (fault || !known) {
      refused.push(`${method} ${pathname}: ${fault ?? 'no such call'}`);
      return answerError(response, 403, 'SignatureDoesNotMatch');
    }
    return reads ? give(key, method, response) : take(key, request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      S3_BUCKET: name,
      S3_REGION: access.region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: access.key,
      S3_SECRET_ACCESS_KEY: access.secret,
    },
    publicUrl: `${endpoint}/${name}`,
    objects,
    refused,
    mood,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
};

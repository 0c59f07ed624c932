import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';

/** An object as it was stored. */
interface StoredObject {
  bytes: Buffer;
  type: string;
  changedAt: Date;
}

/** A server with two buckets that speaks S3's protocol as far as pictures and resumes need it. */
export interface Bucket {
  /** Settings that make the programs keep pictures there. */
  settings: Record<string, string>;
  /** Settings that make the programs keep resumes there. */
  privateSettings: Record<string, string>;
  /** Address from which anybody gets pictures, as from a bucket with public reading. */
  publicUrl: string;
  /** Objects in the bucket of pictures. */
  objects: Map<string, StoredObject>;
  /** Objects in the private bucket; reading needs a valid signature. */
  privateObjects: Map<string, StoredObject>;
  /** Signed calls that were answered or left hanging, as "PUT resumes/0123…". */
  calls: string[];
  /** Refused requests, each with the reason. */
  refused: string[];
  behaviour: {
    /** While true, nobody may write, or do anything in the private bucket; the client does not retry. */
    closed: boolean;
    /** While true, nobody may delete. */
    keeps: boolean;
    /** Whether calls get no answer: without being done ("before"), or although they are done ("after"). */
    hangs: 'never' | 'before' | 'after';
    /** While true, the private bucket is gone, as some servers report it: only with a status. */
    gone: boolean;
    /** Number of further calls that are answered with a server error. */
    faults: number;
  };
  stop(): void;
}

const access = { key: 'a key of the tests', secret: 'a secret of the tests', region: 'ap-south-1' };

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Computes the signature of a request again (AWS Signature Version 4).
 * @returns why the request's signature is wrong, or null.
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

const toListXml = (objects: Map<string, StoredObject>, asked: URLSearchParams): string => {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  // Small pages, so that even a few objects take several calls.
  const part = keys.slice(0, 3);
  const rows = part.map((key) => {
    const { bytes, changedAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), changedAt: new Date() };
    const changed = changedAt.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const isCut = keys.length > part.length;
  const next = isCut ? `<NextContinuationToken>${part.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
};

/** Port and objects of the server; by default a free port and no objects. */
interface BucketOptions {
  port?: number;
  objects?: Map<string, StoredObject>;
  /** Objects in the private bucket. */
  privateObjects?: Map<string, StoredObject>;
}

const names = { pictures: 'pictures', resumes: 'private' };

/**
 * Starts a server with a publicly readable bucket of pictures and a private one: PutObject, GetObject, HeadObject,
 * CopyObject, DeleteObject and ListObjectsV2, with every signature checked.
 */
export const startBucket = async ({
  port = 0,
  objects = new Map<string, StoredObject>(),
  privateObjects = new Map<string, StoredObject>(),
}: BucketOptions = {}): Promise<Bucket> => {
  const calls: string[] = [];
  const refused: string[] = [];
  const behaviour: Bucket['behaviour'] = {
    closed: false,
    keeps: false,
    hangs: 'never',
    gone: false,
    faults: 0,
  };

  const give = (object: StoredObject | undefined, method: string, response: ServerResponse) => {
    if (!object) return answerError(response, 404, 'NoSuchKey');
    const { bytes, type, changedAt } = object;
    const headers = {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'Last-Modified': changedAt.toUTCString(),
      ETag: `"${hash(bytes)}"`,
    };
    return response.writeHead(200, headers).end(method === 'HEAD' ? undefined : bytes);
  };

  const take = (
    kept: Map<string, StoredObject>,
    key: string,
    { method, headers }: IncomingMessage,
    body: Buffer,
  ) => {
    const acl = headers['x-amz-acl'];
    if (acl) refused.push(`${method} ${key}: an access list, ${acl}`);
    if (method === 'DELETE') kept.delete(key);
    else kept.set(key, { bytes: body, type: String(headers['content-type']), changedAt: new Date() });
  };

  const copy = (kept: Map<string, StoredObject>, source: string, key: string, response: ServerResponse) => {
    // Copies stay within one bucket; the source begins with the bucket's name.
    const object = kept.get(decodeURIComponent(source.slice(source.indexOf('/') + 1)));
    if (!object) return answerError(response, 404, 'NoSuchKey');
    kept.set(key, { ...object, changedAt: new Date() });
    return response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(`<?xml version="1.0"?><CopyObjectResult><ETag>"${hash(object.bytes)}"</ETag></CopyObjectResult>`);
  };

  const server = createServer(async (request, response) => {
    const { method = '', url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://bucket');
    const body = await buffer(request).catch(() => null);
    // The sender gave up in the middle of the body.
    if (!body) return undefined;
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const isPrivate = bucket === names.resumes;
    const kept = isPrivate ? privateObjects : objects;
    const reads = method === 'GET' || method === 'HEAD';
    const lists = method === 'GET' && key === '' && searchParams.get('list-type') === '2';
    // Pictures can be read without a signature, as from a bucket behind MEDIA_URL; but a given signature must be right.
    const fault = reads && !isPrivate && !headers.authorization ? null : findFault(request, body);
    const writes = key !== '' && (method === 'PUT' || method === 'DELETE');
    const known = Object.values(names).includes(bucket ?? '') && (lists || (key !== '' && reads) || writes);
    if (fault || !known) {
      refused.push(`${method} ${pathname}: ${fault ?? 'no such call'}`);
      return answerError(response, 403, 'SignatureDoesNotMatch');
    }
    if (headers.authorization) calls.push(`${method} ${key}`);
    if (behaviour.faults > 0) {
      behaviour.faults -= 1;
      return answerError(response, 500, 'InternalError');
    }
    if (behaviour.hangs === 'before') return undefined;
    if (behaviour.gone && isPrivate) return response.writeHead(404).end();
    const isRefused = (behaviour.closed && (isPrivate || !reads)) || (behaviour.keeps && method === 'DELETE');
    if (isRefused) return answerError(response, 403, 'AccessDenied');
    const source = method === 'PUT' ? headers['x-amz-copy-source'] : undefined;
    if (source) return copy(kept, String(source), key, response);
    if (writes) take(kept, key, request, body);
    if (behaviour.hangs === 'after') return undefined;
    if (writes) return response.writeHead(method === 'DELETE' ? 204 : 200).end();
    if (!lists) return give(kept.get(key), method, response);
    return response.writeHead(200, { 'Content-Type': 'application/xml' }).end(toListXml(kept, searchParams));
  });
  const endpoint = `http://127.0.0.1:${await listenLocally(server, port)}`;
  const publicUrl = `${endpoint}/${names.pictures}`;
  const settings = {
    S3_REGION: access.region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: access.key,
    S3_SECRET_ACCESS_KEY: access.secret,
  };
  return {
    settings: { ...settings, S3_BUCKET: names.pictures, MEDIA_URL: publicUrl },
    privateSettings: { ...settings, S3_PRIVATE_BUCKET: names.resumes },
    publicUrl,
    objects,
    privateObjects,
    calls,
    refused,
    behaviour,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
};

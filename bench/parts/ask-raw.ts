import http, { type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** An answer with its bytes as they were sent; fetch would decompress them. */
export const askRaw = (url: string, options: RequestOptions = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { get } = url.startsWith('https:') ? https : http;
    get(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((bytes) => resolve({ status, headers, bytes }), reject);
    }).on('error', reject);
  });

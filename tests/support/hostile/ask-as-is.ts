import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { BASE_URL } from '../product/product-under-test.ts';

/** Requests a path without changing a character: higher-level clients remove dots from it first. */
export const askAsIs = async (path: string) => {
  const { hostname, port } = new URL(BASE_URL);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path }, resolve).on('error', reject);
  });
  return { statusCode: response.statusCode, headers: response.headers, body: await text(response) };
};

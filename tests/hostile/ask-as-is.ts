import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { BASE_URL } from '../product-under-test.ts';

/** Asks for a path without changing a character of it: a client of the higher kind takes dots out before it asks. */
export const askAsIs = async (path: string) => {
  const { hostname, port } = new URL(BASE_URL);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path }, resolve).on('error', reject);
  });
  return { statusCode: response.statusCode, headers: response.headers, body: await text(response) };
};

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * Node's own HTTP server without any other code: the same headers and body for everybody. Arguments: the port, the file
 * with the body, and the header lines as JSON (name, value, name, value).
 */
const [port, file = '', lines = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
const headers: string[] = JSON.parse(lines);

createServer({ noDelay: true }, (_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');

import { brotliDecompressSync } from 'node:zlib';
import { inLanguage, paths } from '@ev-site/contract/paths.ts';
import { askRaw } from './ask-raw.ts';

interface Edge {
  /** Address of the cache in front. */
  url: string;
  /** Address of the site behind it, without the cache. */
  site: string;
  /** Number of requests that have reached the site. */
  getCount(): number;
}

const ask = (url: string, headers: Record<string, string>) => askRaw(url, { headers });

const br = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** Whether a cache in front does what the site relies on; each check with a sentence. */
export const checkEdge = async ({
  url,
  site,
  getCount,
}: Edge): Promise<[fits: boolean, sentence: string][]> => {
  const countOf = async (paths: readonly string[]): Promise<number> => {
    const before = getCount();
    for (const path of paths) await ask(url + path, br);
    return getCount() - before;
  };
  const [page, direct] = [await ask(`${url}/`, br), await ask(`${site}/`, br)];
  const html = brotliDecompressSync(page.bytes).toString();
  const picture = /"(\/media\/[^" ]+\.(?:webp|avif|png))(?:\?[^" ]*)?"/.exec(html)?.[1] ?? '/favicon.svg';
  const part = await ask(url + picture, { Range: 'bytes=0-9' });
  const again = await ask(`${url}/`, { ...br, 'If-None-Match': page.headers.etag ?? '' });
  const encodings = await Promise.all(
    [br, { 'Accept-Encoding': 'gzip' }, {}].map(
      async (headers) => (await ask(`${url}/`, headers)).headers['content-encoding'],
    ),
  );
  const purge = await fetch(`${url}/.edge/purge`, {
    method: 'POST',
    headers: { Authorization: 'Bearer a guess' },
  });
  const form = await fetch(`${url}/api/post-contact-us`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  const countOfQueries = (path: string, ...queries: string[]) =>
    countOf(queries.map((query) => path + query));
  const tracked = await countOfQueries(
    paths.AllFaqs,
    ...['', '?utm_source=a', '?fbclid=b&utm_id=c', '?x=1', '?&'],
  );
  const calculator = await countOfQueries(paths.Savings, '', '?utm_source=a', '?fbclid=b&gclid=c');
  const own =
    (await countOfQueries(paths.Savings, '?km=90', '?km=90&utm_id=1')) +
    (await countOfQueries(inLanguage(paths.Find, 'hi'), '?kg=300', '?kg=300'));
  const askedOtherwise = '/Savings/?km=90&utm_source=a';
  const sentOn = (await ask(url + askedOtherwise, br)).headers.location;
  const lists = await countOfQueries(paths.Blogs, '', '?page=1', '?utm_source=a&page=1', '?page=1&gclid=b');
  return [
    [
      page.bytes.equals(direct.bytes) && page.headers['content-encoding'] === 'br',
      `home has the ${direct.bytes.length} bytes that the site has compressed, and is compressed once`,
    ],
    [
      encodings.join() === 'br,gzip,',
      `each gets the encoding he asks for: ${encodings.join(', ') || 'none'} and none`,
    ],
    [again.status === 304, `who has a page is not sent it again: ${again.status}`],
    [
      part.status === 206 && part.bytes.length === 10,
      `a part of a picture is a part: ${part.status}, ${part.bytes.length} bytes`,
    ],
    [
      page.headers['cache-tag'] === undefined &&
        page.headers['cache-control']?.includes('max-age=0') === true,
      'browsers are told to ask each time, and nothing of what is between the site and its cache',
    ],
    [
      tracked <= 1,
      `five links to one page, with keys that count clicks, are one request to the site: ${tracked}`,
    ],
    [calculator <= 1, `the calculator without a query is kept, however one comes to it: ${calculator}`],
    [own === 4, `visitors' own queries are kept nowhere: four of four reach the site: ${own}`],
    [
      sentOn === `${paths.Savings}?km=90&utm_source=a`,
      `who is sent on takes his whole query along: ${askedOtherwise} is ${sentOn}`,
    ],
    [lists <= 2, `a page of a list is kept by its number: four links, two pages, ${lists} requests`],
    [form.status === 422, `forms come through: ${form.status}`],
    [purge.status === 403, `a purge without the token is refused: ${purge.status}`],
  ];
};

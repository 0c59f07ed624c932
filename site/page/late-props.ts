import { createHash } from 'node:crypto';

/** What an island needs only once it is awake, as a file of its own. */
export interface LateFile {
  url: string;
  text: string;
}

/** The file with these props of an island: its name changes with what is in it, so browsers may keep it for ever. */
export const toLateFile = (island: string, props: object): LateFile => {
  const text = JSON.stringify(props);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/${island}-${hash}.json`, text };
};

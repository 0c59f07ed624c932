import { createHash } from 'node:crypto';

/** A file with the props that an island needs only once it is awake. */
export interface LateFile {
  url: string;
  text: string;
}

/** Makes the file of these props: its name changes with its content, so browsers may cache it for ever. */
export const toLateFile = (island: string, props: object): LateFile => {
  const text = JSON.stringify(props);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/${island}-${hash}.json`, text };
};

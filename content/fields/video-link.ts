/** Players that the site's Content-Security-Policy lets in, with the folder in which each shows its videos. */
const players = new Map([
  ['www.youtube-nocookie.com', '/embed/'],
  ['www.youtube.com', '/embed/'],
  ['player.vimeo.com', '/video/'],
]);

export const videoHosts = [...players.keys()];

/** Addresses of pages on which a video is watched, as they are copied from a browser or a telephone, and where its player is. */
const pages: [page: RegExp, player: string][] = [
  [
    /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^(?:https?:\/\/)?(?:www\.)?vimeo\.com\/(\d+)\/?(?:[?#]|$)/, 'https://player.vimeo.com/video/'],
];

/** The address of the player where a value is that of a page which shows a video; every other value as it is. */
export const toVideoLink = (value: unknown): unknown => {
  for (const [page, player] of pages) {
    const [, video] = page.exec(String(value).trim()) ?? [];
    if (video) return player + video;
  }
  return value;
};

/** True for an embed link of a known player, or a path of this site. */
export const isVideoLink = (value: unknown): value is string => {
  if (typeof value !== 'string' || /[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname } = new URL(value);
  const folder = players.get(hostname);
  return (
    protocol === 'https:' &&
    folder !== undefined &&
    pathname.length > folder.length &&
    pathname.startsWith(folder)
  );
};

/**
 * Field validation with a sentence for the editor. What is stored already stays, so that the rest of its document can
 * be saved.
 */
export const validateVideoLink = (
  value: unknown,
  { previousValue }: { previousValue?: unknown } = {},
): true | string =>
  isVideoLink(toVideoLink(value)) ||
  (typeof value === 'string' && value === previousValue) ||
  `Use the embed link of a player: ${videoHosts.join(', ')}.`;

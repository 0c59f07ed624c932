/** Players that the site's Content-Security-Policy allows, with the path under which each shows its videos. */
const players = new Map([
  ['www.youtube-nocookie.com', '/embed/'],
  ['www.youtube.com', '/embed/'],
  ['player.vimeo.com', '/video/'],
]);

export const videoHosts = [...players.keys()];

/** Addresses of pages with a video, as copied from a browser or a phone, with the address of the matching player. */
const pages: [page: RegExp, player: string][] = [
  [
    /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^(?:https?:\/\/)?(?:www\.)?vimeo\.com\/(\d+)\/?(?:[?#]|$)/, 'https://player.vimeo.com/video/'],
];

/** Converts the address of a page with a video to that of its player. Returns any other value unchanged. */
export const toVideoLink = (value: unknown): unknown => {
  for (const [page, player] of pages) {
    const [, video] = page.exec(String(value).trim()) ?? [];
    if (video) return player + video;
  }
  return value;
};

/** Whether a value is an embed link of a known player, or a path of this site. */
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
 * Validates a video link, with a sentence for the editor. Accepts the stored value, so that the rest of its document
 * can be saved.
 */
export const validateVideoLink = (
  value: unknown,
  { previousValue }: { previousValue?: unknown } = {},
): true | string =>
  isVideoLink(toVideoLink(value)) ||
  (typeof value === 'string' && value === previousValue) ||
  `Use the embed link of a player: ${videoHosts.join(', ')}.`;

/** Players that the site's Content-Security-Policy lets in. */
export const videoHosts = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'] as const;

/** True for an embed link of a known player, or a path of this site. */
export const isVideoLink = (value: unknown): value is string => {
  if (typeof value !== 'string' || /[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' && videoHosts.some((host) => host === hostname);
};

/** Field validation with a sentence for the editor. */
export const validateVideoLink = (value: unknown): true | string =>
  isVideoLink(value) || `Use the embed link of a player: ${videoHosts.join(', ')}.`;

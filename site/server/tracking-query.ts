/**
 * Query keys that advertisers and mailers add to links to count clicks. No page reads them. deploy/varnish, the nginx
 * of docs/operations/scaling.md and that of bench/ have the same list.
 */
const tracking =
  /^(?:utm_[a-z_]+|fbclid|gclid|gad_[a-z]+|gbraid|wbraid|srsltid|dclid|msclkid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl)(?:=|$)/;

const longest = 2000;

/** A URL without tracking keys, so that visitors who come from an advertisement get the shared cached page. */
export const withoutTracking = (url: string): string => {
  const start = url.indexOf('?');
  if (start < 0 || url.length > longest) return url;
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((part) => !tracking.test(part));
  const path = url.slice(0, start);
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
};

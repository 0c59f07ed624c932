/**
 * Keys that advertisers and mailers put on links to count clicks; no page reads them. deploy/varnish, the nginx of
 * docs/operations.md and that of bench/ know the same.
 */
const tracking =
  /^(?:utm_[a-z_]+|fbclid|gclid|gad_[a-z]+|gbraid|wbraid|srsltid|dclid|msclkid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl)(?:=|$)/;

const longest = 2000;

/** A URL without the keys that count clicks: whoever comes by an advertisement gets the page that is kept for all. */
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

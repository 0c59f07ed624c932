/** Paths of all pages that the sitemap of a site names. @throws {Error} when it names none. */
export const listPages = async (url: string): Promise<string[]> => {
  const readAddresses = async (address: string): Promise<string[]> => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
  };
  const found = await readAddresses(`${url}/sitemap.xml`);
  const parts = found.filter((address) => address.includes('/sitemap/'));
  const rest = (await Promise.all(parts.map(readAddresses))).flat();
  const pages = [...found.filter((address) => !parts.includes(address)), ...rest];
  if (pages.length === 0) throw new Error('The sitemap names no page.');
  return pages.map((address) => new URL(address).pathname);
};

/** Asks a site for every page, one after the other: when it has answered, it has all of them in its memory. */
export const visitPages = async (url: string, paths: readonly string[]): Promise<boolean> => {
  for (const path of paths) {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(30_000) });
    await response.body?.cancel();
    if (!response.ok) return false;
  }
  return true;
};

/** Paths of all pages in a site's sitemap. @throws {Error} if the sitemap names none. */
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

import { whereCurrent } from '@ev-site/content/documents/visible.ts';
import type { Menu } from '@ev-site/content/payload-types.ts';
import { withoutQuery } from '@ev-site/contract/canonical-path.ts';
import type { MenuEntry, MenuLink, Menus } from '@ev-site/contract/menus.ts';
import { addressFields, listTargets, toAddressValue } from '@ev-site/contract/targets.ts';
import type { Readers } from './readers.ts';

type StoredLink = Pick<NonNullable<Menu['footer']>[number], 'id' | 'page' | 'address'>;

/** Labels that staff wrote in the visitor's language, by the id of their row. */
const listLabels = (menus: Menu | null): Map<unknown, string> => {
  const { header, choose, footer, button } = menus ?? {};
  const rows = [
    ...(header ?? []).flatMap((row) => [row, ...(row.links ?? [])]),
    ...(choose ?? []),
    ...(footer ?? []),
    { id: 'button', label: button?.label },
  ];
  return new Map(rows.flatMap(({ id, label }) => (label ? [[id, label]] : [])));
};

/**
 * Whether visitors of the language can see the target of an address. Addresses of other sites always count as visible.
 */
const isShown = async ({ content }: Readers, address: string): Promise<boolean> => {
  if (!address.startsWith('/')) return true;
  const counts = listTargets(withoutQuery(address)).map(async (target) => {
    if (target.kind === 'screen') return 1;
    const { kind } = target;
    const named = { [addressFields[kind]]: { equals: toAddressValue(target) } };
    const { totalDocs } = await content.count({
      collection: kind,
      where: { and: [named, whereCurrent(kind)] },
    });
    return totalDocs;
  });
  return (await Promise.all(counts)).some((count) => count > 0);
};

/**
 * Reads the links of header and footer. Order and addresses are the same in every language. A link without a label in
 * this language gets the name of its page; one that leads to no page of a fixed name is left out, as is a link to
 * something that does not exist.
 * @returns null while staff have not saved any menus: then the menus of the specification are used.
 */
export const getMenus = async (readers: Readers): Promise<Menus | null> => {
  const { content, original } = readers;
  const stored = await original.findGlobal({ slug: 'menus', depth: 0 });
  if (!stored?.updatedAt || !stored.header?.length) return null;
  const labels = listLabels(
    content === original ? stored : await content.findGlobal({ slug: 'menus', depth: 0 }),
  );

  const toLinks = async (rows: readonly StoredLink[] | null | undefined): Promise<MenuLink[]> => {
    const links = (rows ?? []).map(async ({ id, page, address }): Promise<MenuLink[]> => {
      const label = labels.get(id) ?? '';
      if (page) return [{ page, address: '', label }];
      return address && label && (await isShown(readers, address)) ? [{ page: null, address, label }] : [];
    });
    return (await Promise.all(links)).flat();
  };

  const header = stored.header.map(async (row): Promise<MenuEntry[]> => {
    if (row.kind === 'products') return [{ kind: 'products' }];
    if (row.kind === 'link') return (await toLinks([row])).map((link) => ({ kind: 'link', ...link }));
    const links = await toLinks(row.links);
    return links.length > 0 ? [{ kind: 'group', label: labels.get(row.id) ?? '', links }] : [];
  });
  const [button = null] = await toLinks(stored.button ? [{ id: 'button', ...stored.button }] : []);
  return {
    header: (await Promise.all(header)).flat(),
    choose: await toLinks(stored.choose),
    button,
    footer: await toLinks(stored.footer),
  };
};

import { type MenuEntry, type MenuLink, type MenuPage, specifiedMenus } from '@ev-site/contract/menus.ts';

/** The menus of the specification link only to pages, not to addresses. */
const toRow = ({ page }: MenuLink): { page?: MenuPage } => (page ? { page } : {});

const toHeaderRow = (entry: MenuEntry) => {
  if (entry.kind === 'products') return { kind: entry.kind };
  if (entry.kind === 'group') return { kind: entry.kind, links: entry.links.map(toRow) };
  return { kind: entry.kind, ...toRow(entry) };
};

const { header, choose, button, footer } = specifiedMenus;

/** The menus as in the specification: the studio shows them until staff save their own, and the sample content has them. */
export const firstMenus = {
  header: header.map(toHeaderRow),
  choose: choose.map(toRow),
  button: button ? toRow(button) : {},
  footer: footer.map(toRow),
};

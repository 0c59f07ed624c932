import type { RouteName } from '@ev-site/contract/paths.ts';
import styles from './header.module.css';
import { hrefFrom } from './here.ts';
import { type MenuLink, markOf } from './menu.ts';

interface MenuItemProps {
  link: MenuLink;
  current: RouteName | undefined;
  /** Path and query of the page. */
  here: string | undefined;
}

/** One link of the menu, marked while its page is shown. */
export const MenuItem = ({ link, current, here }: MenuItemProps) => (
  <li>
    <a className={styles.item} href={hrefFrom(here, link.href)} aria-current={markOf(link.route, current)}>
      {link.name}
    </a>
  </li>
);

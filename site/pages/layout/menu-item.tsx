import type { RouteName } from '@ev-site/contract/paths.ts';
import styles from './header.module.css';
import { type MenuLink, markOf } from './menu.ts';

/** One link of the menu, marked while its page is shown. */
export const MenuItem = ({ link, current }: { link: MenuLink; current: RouteName | undefined }) => (
  <li>
    <a className={styles.item} href={link.href} aria-current={markOf(link.route, current)}>
      {link.name}
    </a>
  </li>
);

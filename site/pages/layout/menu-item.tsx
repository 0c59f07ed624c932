import styles from './header.module.css';
import { hrefFrom } from './here.ts';
import { markOf, type Shown, type ShownLink } from './menu.ts';

/** One link of the menu, marked while its page is shown. */
export const MenuItem = ({ link, shown }: { link: ShownLink; shown: Shown }) => (
  <li>
    <a className={styles.item} href={hrefFrom(shown.here, link.href)} aria-current={markOf(link, shown)}>
      {link.name}
    </a>
  </li>
);

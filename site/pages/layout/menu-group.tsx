import { Icon } from '../../ui/icon.tsx';
import styles from './header.module.css';
import { markOfGroup, type Shown, type ShownLink } from './menu.ts';
import { MenuItem } from './menu-item.tsx';

interface MenuGroupProps {
  /** The id of the panel in the document. */
  id: string;
  name: string;
  links: readonly ShownLink[];
  shown: Shown;
}

/** A dropdown of the header's line. */
export const MenuGroup = ({ id, name, links, shown }: MenuGroupProps) => (
  <li className={styles.holder}>
    <button
      type="button"
      className={styles.opener}
      popoverTarget={id}
      aria-current={markOfGroup(links, shown)}
    >
      {name}
      <Icon name="down" />
    </button>
    <ul className={styles.panel} id={id} popover="auto">
      {links.map((link) => (
        <MenuItem link={link} shown={shown} key={link.href} />
      ))}
    </ul>
  </li>
);

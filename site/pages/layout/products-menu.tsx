import { productScreens, type RouteName, screenOfProduct } from '@ev-site/contract/paths.ts';
import type { MenuGroup } from '../../data/menu.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './header.module.css';
import { hrefFrom } from './here.ts';
import { markOfGroup, toMenu } from './menu.ts';
import { MenuItem } from './menu-item.tsx';

interface ProductsMenuProps {
  groups: MenuGroup[];
  current: RouteName | undefined;
  /** Path and query of the page. */
  here: string | undefined;
}

/** The Products dropdown: three lines of the range, each with the plates of its models, and what helps to choose. */
export const ProductsMenu = ({ groups, current, here }: ProductsMenuProps) => {
  const locale = useLocale();
  const { words, pathToProduct } = locale;
  const { choose } = toMenu(locale);
  const isProduct = Object.values<RouteName | undefined>(productScreens).includes(current);
  return (
    <li className={styles.holder}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget="products"
        aria-current={isProduct ? 'true' : markOfGroup(choose, current)}
      >
        {words.layout.menu.products}
        <Icon name="down" />
      </button>
      <ul className={styles.panel} id="products" popover="auto">
        {groups.map(({ line, products }) => (
          <li className={styles.group} key={line}>
            <p className={styles.groupName}>{words.layout.menu.groups[line]}</p>
            <ul className={styles.plates}>
              {products.map(({ key, name }) => {
                const path = pathToProduct(key);
                return (
                  <li key={key}>
                    <a
                      className={styles.plate}
                      href={path && hrefFrom(here, path)}
                      aria-current={isProduct && screenOfProduct(key) === current ? 'page' : undefined}
                    >
                      <Plate name={name} />
                    </a>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
        <li className={styles.group}>
          <p className={styles.groupName}>{words.layout.menu.choose}</p>
          <ul className={classNames(styles.plates, styles.choices)}>
            {choose.map((link) => (
              <MenuItem link={link} current={current} here={here} key={link.route} />
            ))}
          </ul>
        </li>
      </ul>
    </li>
  );
};

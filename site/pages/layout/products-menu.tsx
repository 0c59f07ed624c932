import { isProductScreen } from '@ev-site/contract/paths.ts';
import type { ProductLine } from '../../data/products-menu.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './header.module.css';
import { hrefFrom } from './here.ts';
import { markOfGroup, type Shown, type ShownLink } from './menu.ts';
import { MenuItem } from './menu-item.tsx';

interface ProductsMenuProps {
  productLines: ProductLine[];
  /** Links that help to choose a vehicle. */
  choose: readonly ShownLink[];
  shown: Shown;
}

/** The Products dropdown: three product lines, each with the plates of its models, and links that help to choose. */
export const ProductsMenu = ({ productLines, choose, shown }: ProductsMenuProps) => {
  const { words, pathToProduct } = useLocale();
  const isProduct = isProductScreen(shown.current);
  const [path] = (shown.here ?? '').split('?');
  return (
    <li className={styles.holder}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget="products"
        aria-current={isProduct ? 'true' : markOfGroup(choose, shown)}
      >
        {words.layout.menu.products}
        <Icon name="down" />
      </button>
      <ul className={styles.panel} id="products" popover="auto">
        {productLines.map(({ line, products }) => (
          <li className={styles.group} key={line}>
            <p className={styles.groupName}>{words.layout.menu.groups[line]}</p>
            <ul className={styles.plates}>
              {products.map(({ key, name, figure, picture }) => (
                <li key={key}>
                  <a
                    className={styles.plate}
                    href={hrefFrom(shown.here, pathToProduct(key))}
                    aria-current={isProduct && pathToProduct(key) === path ? 'page' : undefined}
                  >
                    {picture && <img src={picture} alt="" width="80" height="60" loading="lazy" />}
                    <Plate name={name} />
                    {figure && <small>{figure}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {choose.length > 0 && (
          <li className={styles.group}>
            <p className={styles.groupName}>{words.layout.menu.choose}</p>
            <ul className={classNames(styles.plates, styles.choices)}>
              {choose.map((link) => (
                <MenuItem link={link} shown={shown} key={link.href} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </li>
  );
};

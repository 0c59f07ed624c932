import { pathToProduct } from '@ev-site/contract/paths.ts';
import type { MenuGroup } from '../../data/menu.ts';
import { Plate } from '../../ui/plate.tsx';
import styles from './not-found.module.css';

/** The plates of the range: where most lost visitors wanted to go. */
export const ProductPlates = ({ groups }: { groups: MenuGroup[] }) =>
  groups.length > 0 && (
    <nav aria-label="Products">
      <ul className={styles.plates}>
        {groups
          .flatMap(({ products }) => products)
          .map(({ key, name }) => (
            <li key={key}>
              <a className={styles.plate} href={pathToProduct(key)}>
                <Plate name={name} />
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );

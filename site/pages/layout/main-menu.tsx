import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './header.module.css';
import { hrefFrom } from './here.ts';
import type { Frame } from './load-frame.ts';
import { markOf, type Shown, toLink } from './menu.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuItem } from './menu-item.tsx';
import { ProductsMenu } from './products-menu.tsx';

/** The header's line of pages, page groups and vehicles, with the button at its end, as arranged by staff. */
export const MainMenu = ({
  menus,
  productLines,
  shown,
}: Pick<Frame, 'menus' | 'productLines'> & { shown: Shown }) => {
  const locale = useLocale();
  const words = locale.words.layout.menu;
  const button = menus.button && toLink(menus.button, locale);
  return (
    <nav className={styles.nav} aria-label={words.label}>
      <ul className={styles.list}>
        {menus.header.map((entry, index) => {
          const id = `menu-${index}`;
          if (entry.kind === 'products')
            return (
              <ProductsMenu
                productLines={productLines}
                choose={menus.choose.map((link) => toLink(link, locale))}
                shown={shown}
                key={id}
              />
            );
          if (entry.kind === 'link') return <MenuItem link={toLink(entry, locale)} shown={shown} key={id} />;
          return (
            <MenuGroup
              id={id}
              name={entry.label || words.media}
              links={entry.links.map((link) => toLink(link, locale))}
              shown={shown}
              key={id}
            />
          );
        })}
      </ul>
      {button && (
        <ButtonLink
          look="green"
          href={hrefFrom(shown.here, button.href)}
          aria-current={markOf(button, shown)}
        >
          {button.name}
        </ButtonLink>
      )}
    </nav>
  );
};

import type { RouteName } from '@ev-site/contract/paths.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactStrip } from './contact-strip.tsx';
import styles from './header.module.css';
import { hrefFrom } from './here.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { Frame } from './load-frame.ts';
import { markOf, markOfGroup, toMenu } from './menu.ts';
import { MenuItem } from './menu-item.tsx';
import { ProductsMenu } from './products-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * Name, menu and contact details. On the phone the menu is a popover, on wide screens a line; the dropdowns in it
 * are popovers too, so that all of it works without script, closes on Escape and gives the focus back.
 */
export const Header = ({
  settings,
  menu,
  here,
  translations,
  current,
}: Frame & { current: RouteName | undefined }) => {
  const locale = useLocale();
  const words = locale.words.layout.menu;
  const { home, company, media, service, dealer } = toMenu(locale);
  return (
    <header className={styles.header}>
      <div className={styles.languages}>
        <LanguageSwitch translations={translations} label={locale.words.layout.languages} />
      </div>
      <div className={`frame ${styles.line}`}>
        <Wordmark company={settings.company} here={here} />
        <button type="button" className={styles.open} popoverTarget="menu">
          <Icon name="menu" />
          {words.open}
        </button>
        <div className={styles.menu} id="menu" popover="auto">
          <button type="button" className={styles.close} popoverTarget="menu" popoverTargetAction="hide">
            <Icon name="close" />
            {words.close}
          </button>
          <nav className={styles.nav} aria-label={words.label}>
            <ul className={styles.list}>
              <MenuItem link={home} current={current} here={here} />
              <ProductsMenu groups={menu} current={current} here={here} />
              {company.map((link) => (
                <MenuItem link={link} current={current} here={here} key={link.route} />
              ))}
              <li className={styles.holder}>
                <button
                  type="button"
                  className={styles.opener}
                  popoverTarget="media"
                  aria-current={markOfGroup(media, current)}
                >
                  {words.media}
                  <Icon name="down" />
                </button>
                <ul className={styles.panel} id="media" popover="auto">
                  {media.map((link) => (
                    <MenuItem link={link} current={current} here={here} key={link.route} />
                  ))}
                </ul>
              </li>
              {service.map((link) => (
                <MenuItem link={link} current={current} here={here} key={link.route} />
              ))}
            </ul>
            <ButtonLink
              look="green"
              href={hrefFrom(here, dealer.href)}
              aria-current={markOf(dealer.route, current)}
            >
              {dealer.name}
            </ButtonLink>
          </nav>
          <ContactStrip settings={settings} />
        </div>
      </div>
    </header>
  );
};

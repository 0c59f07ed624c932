import type { RouteName } from '@ev-site/contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactStrip } from './contact-strip.tsx';
import styles from './header.module.css';
import { hrefFrom } from './here.ts';
import type { Frame } from './load-frame.ts';
import { companyLinks, dealerLink, homeLink, markOf, markOfGroup, mediaLinks, serviceLinks } from './menu.ts';
import { MenuItem } from './menu-item.tsx';
import { ProductsMenu } from './products-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * Name, menu and contact details. On the phone the menu is a popover, on wide screens a line; the dropdowns in it
 * are popovers too, so that all of it works without script, closes on Escape and gives the focus back.
 */
export const Header = ({ settings, menu, here, current }: Frame & { current: RouteName | undefined }) => (
  <header className={styles.header}>
    <div className={`frame ${styles.line}`}>
      <Wordmark company={settings.company} here={here} />
      <button type="button" className={styles.open} popoverTarget="menu">
        <Icon name="menu" />
        Menu
      </button>
      <div className={styles.menu} id="menu" popover="auto">
        <button type="button" className={styles.close} popoverTarget="menu" popoverTargetAction="hide">
          <Icon name="close" />
          Close
        </button>
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.list}>
            <MenuItem link={homeLink} current={current} here={here} />
            <ProductsMenu groups={menu} current={current} here={here} />
            {companyLinks.map((link) => (
              <MenuItem link={link} current={current} here={here} key={link.route} />
            ))}
            <li className={styles.holder}>
              <button
                type="button"
                className={styles.opener}
                popoverTarget="media"
                aria-current={markOfGroup(mediaLinks, current)}
              >
                Media
                <Icon name="down" />
              </button>
              <ul className={styles.panel} id="media" popover="auto">
                {mediaLinks.map((link) => (
                  <MenuItem link={link} current={current} here={here} key={link.route} />
                ))}
              </ul>
            </li>
            {serviceLinks.map((link) => (
              <MenuItem link={link} current={current} here={here} key={link.route} />
            ))}
          </ul>
          <ButtonLink
            look="green"
            href={hrefFrom(here, dealerLink.href)}
            aria-current={markOf(dealerLink.route, current)}
          >
            {dealerLink.name}
          </ButtonLink>
        </nav>
        <ContactStrip settings={settings} />
      </div>
    </div>
  </header>
);

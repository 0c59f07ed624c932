import type { RouteName } from '@ev-site/contract/paths.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { ContactStrip } from './contact-strip.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import type { Frame } from './load-frame.ts';
import { MainMenu } from './main-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * Name, menu and contact details. The menu is a popover on phones and a line on wide screens. Its dropdowns are
 * popovers too, so that everything works without script, closes on Escape and returns the focus.
 */
export const Header = ({
  settings,
  productLines,
  menus,
  here,
  translations,
  current,
}: Frame & { current: RouteName | undefined }) => {
  const locale = useLocale();
  const words = locale.words.layout.menu;
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
          <MainMenu menus={menus} productLines={productLines} shown={{ current, here }} />
          <ContactStrip settings={settings} />
        </div>
      </div>
    </header>
  );
};

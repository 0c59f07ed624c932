import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './social-links.module.css';

/** Links to the company's first two profiles. */
export const SocialLinks = ({ profiles }: { profiles: Settings['socialProfiles'] }) => {
  const { networks } = useLocale().words.layout;
  return (
    <ul className={styles.list}>
      {profiles.slice(0, 2).map(({ network, url }) => (
        <li key={network}>
          <a className={styles.link} href={url} rel="noopener" aria-label={networks[network]}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
};

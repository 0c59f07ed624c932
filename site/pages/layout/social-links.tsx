import type { Settings } from '../../data/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './social-links.module.css';

const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
} as const;

/** Links to the company's first two profiles. */
export const SocialLinks = ({ profiles }: { profiles: Settings['socialProfiles'] }) => (
  <ul className={styles.list}>
    {profiles.slice(0, 2).map(({ network, url }) => (
      <li key={network}>
        <a className={styles.link} href={url} rel="noopener" aria-label={names[network]}>
          <Icon name={network} />
        </a>
      </li>
    ))}
  </ul>
);

import { Icon } from './icon.tsx';
import styles from './read-more.module.css';

interface ReadMoreProps {
  href: string;
  /** What it leads to, for those who hear the link alone. */
  about: string;
  children: string;
}

/** The link of an item in a list; the whole item around it can be pressed. */
export const ReadMore = ({ href, about, children }: ReadMoreProps) => (
  <a className={styles.link} href={href}>
    <span>
      {children}
      <span className="only-heard">: {about}</span>
    </span>
    <Icon name="arrow" />
  </a>
);

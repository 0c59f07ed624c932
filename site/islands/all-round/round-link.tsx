import { Drawing } from '../../ui/drawing.tsx';
import styles from './round-link.module.css';

export interface RoundLinkProps {
  /** The key of the view that the link opens. */
  view: string;
  /** The image with all views, to which the link leads without script. */
  href: string;
  words: string;
}

const turning =
  'M20.5 14.4C22 13.3 22 11.6 20.4 10.4 16.9 7.9 7.3 7.8 3.7 10.3 2.1 11.5 2 13.2 3.6 14.4 5.5 15.8 9 16.5 12.4 16.4M10 13.5l3 2.9-3 2.9';

/** Opens the turning view (all-round.island.tsx), which is loaded only then. */
export const RoundLink = ({ view, href, words }: RoundLinkProps) => (
  <a className={styles.open} href={href} data-round={view}>
    <Drawing path={turning} />
    {words}
  </a>
);

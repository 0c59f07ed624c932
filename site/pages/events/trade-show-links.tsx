import { pathTo } from '@ev-site/contract/paths.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import styles from './events.module.css';

/** Leads to the galleries of the trade shows. */
export const TradeShowLinks = ({ shows }: { shows: readonly { token: string; name: string }[] }) =>
  shows.length > 0 && (
    <section className={styles.shows} aria-labelledby="trade-shows">
      <div className="frame">
        <h2 id="trade-shows">Trade shows</h2>
        <p>Pictures of our stand by theme, and what the media said.</p>
        <ul className={styles.showList}>
          {shows.map(({ token, name }) => (
            <li key={token}>
              <MoreLink href={pathTo('TradeShow', { token })}>{name}</MoreLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );

import { useLocale } from '../../page/locale-context.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import styles from './events.module.css';

/** Links to the galleries of the trade shows. */
export const TradeShowLinks = ({ shows }: { shows: readonly { token: string; name: string }[] }) => {
  const { words, pathTo } = useLocale();
  return (
    shows.length > 0 && (
      <section className={styles.shows} aria-labelledby="trade-shows">
        <div className={`frame ${styles.showWords}`}>
          <h2 id="trade-shows">{words.lists.events.tradeShows}</h2>
          <p className={styles.aboutShows}>{words.lists.events.aboutTradeShows}</p>
          <ul className={styles.showList}>
            {shows.map(({ token, name }) => (
              <li key={token}>
                <MoreLink href={pathTo('TradeShow', { token })}>{name}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    )
  );
};

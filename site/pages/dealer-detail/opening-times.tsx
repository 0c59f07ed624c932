import type { Dealer } from '../../data/dealers.ts';
import { sayDay, sayTime } from '../../islands/dealers/say-open.ts';
import OpenNow from '../../islands/open-now.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { getTexts } from '../../words/words.ts';
import styles from './dealer-detail.module.css';
import { groupDays } from './group-days.ts';

/** The week's opening hours. A script in the browser adds whether the dealer is open now. */
export const OpeningTimes = ({ hours }: Pick<Dealer, 'hours'>) => {
  const { words, tag, language } = useLocale();
  const texts = words.dealers.hours;
  if (hours.length === 0) return <p>{texts.unknown}</p>;
  const { openUntil, opensToday, opensTomorrow, opensOn } = getTexts(language).dealers.hours;
  return (
    <>
      <Island
        name="open-now"
        of={OpenNow}
        className={styles.now}
        props={{
          hours: hours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
          words: { openUntil, opensToday, opensTomorrow, opensOn },
          tag,
        }}
      />
      <dl className={styles.week}>
        {groupDays(hours).map(({ first, last, hours: own }) => (
          <div className={styles.days} key={first}>
            <dt>
              {first === last
                ? sayDay(first, tag)
                : texts.range({ from: sayDay(first, tag), to: sayDay(last, tag) })}
            </dt>
            <dd>
              {own.length === 0
                ? texts.closed
                : own.map(({ opens, closes }) => (
                    <span className={styles.times} key={opens}>
                      {texts.line({ opens: sayTime(opens, tag), closes: sayTime(closes, tag) })}
                    </span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};

import { useId } from 'react';
import { CardLink } from './card-link.tsx';
import { Day } from './day.tsx';
import styles from './recent-list.module.css';
import { WholeWords } from './whole-words.tsx';

interface RecentListProps {
  title: string;
  /** The language, e.g. "hi-IN". */
  tag: string;
  /** `endsOn` is the last day, if there are several. `note` is shown beside the date. */
  items: readonly {
    href: string;
    title: string;
    text: string;
    date: string;
    endsOn?: string | null | undefined;
    note?: string;
  }[];
}

/** The newest items of a list, beside the item that is open. */
export const RecentList = ({ title, tag, items }: RecentListProps) => {
  const titleId = useId();
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <h2 className={styles.heading} id={titleId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item.href}>
            <p className={styles.day}>
              <Day date={item.date} endsOn={item.endsOn} tag={tag} />
              {item.note && ` · ${item.note}`}
            </p>
            <h3 className={styles.title}>
              <CardLink href={item.href}>
                <WholeWords>{item.title}</WholeWords>
              </CardLink>
            </h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

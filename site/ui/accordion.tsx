import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionProps {
  items: { title: string; content: ReactNode }[];
  /** Index of the item that is open at first; none if omitted. */
  open?: number;
}

/** Titles that unfold, one at a time. Works without script. */
export const Accordion = ({ items, open }: AccordionProps) => {
  const name = useId();
  return (
    <div className={styles.list}>
      {items.map(({ title, content }, index) => (
        <details className={styles.item} name={name} open={index === open} key={title}>
          <summary className={styles.question}>
            {title}
            <span className={styles.mark}>
              <Icon name="plus" />
            </span>
          </summary>
          <div className={styles.answer}>{content}</div>
        </details>
      ))}
    </div>
  );
};

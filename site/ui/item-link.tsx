import cardStyles from './card-link.module.css';
import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import styles from './more-link.module.css';
import { signs } from './signs.ts';

interface ItemLinkProps {
  href: string;
  /** Name of the item, for screen readers, which may read the link without its context. */
  item: string;
  children: string;
}

/** A link from an item of a list to its page. Its clickable area covers the whole positioned item. */
export const ItemLink = ({ href, item, children }: ItemLinkProps) => (
  <a className={classNames(styles.more, cardStyles.stretched)} href={href}>
    <span>
      {children}
      <span className="only-heard">: {item}</span>
    </span>
    <Drawing path={signs.arrow} />
  </a>
);

import cardStyles from './card-link.module.css';
import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import styles from './more-link.module.css';
import { signs } from './signs.ts';

interface ItemLinkProps {
  href: string;
  /** The item, for those who hear the link alone. */
  item: string;
  children: string;
}

/** Leads from an item of a list to its page; the whole positioned item around it can be pressed. */
export const ItemLink = ({ href, item, children }: ItemLinkProps) => (
  <a className={classNames(styles.more, cardStyles.stretched)} href={href}>
    <span>
      {children}
      <span className="only-heard">: {item}</span>
    </span>
    <Drawing path={signs.arrow} />
  </a>
);

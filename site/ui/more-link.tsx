import cardStyles from './card-link.module.css';
import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import styles from './more-link.module.css';
import { signs } from './signs.ts';

interface MoreLinkProps {
  href: string;
  /**
   * The item of a list that it leads to, for those who hear the link alone. The whole positioned item around the link
   * can then be pressed.
   */
  item?: string;
  children: string;
}

/** Leads from a selection to all of it, or from an item of a list to its page. */
export const MoreLink = ({ href, item, children }: MoreLinkProps) => (
  <a className={classNames(styles.more, item !== undefined && cardStyles.stretched)} href={href}>
    {item === undefined ? (
      children
    ) : (
      <span>
        {children}
        <span className="only-heard">: {item}</span>
      </span>
    )}
    <Drawing path={signs.arrow} />
  </a>
);

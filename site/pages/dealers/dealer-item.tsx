import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { NearDealer } from '../../data/near/nearest.ts';
import { OpenMark } from '../../islands/dealers/open-mark.tsx';
import { sayOpen } from '../../islands/dealers/say-open.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ItemLink } from '../../ui/item-link.tsx';
import { Milestone } from '../../ui/milestone.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { getTexts } from '../../words/words.ts';
import { toAddressLine } from '../dealer-links.ts';
import { DealerServices, DealerVehicles, DealerWays } from '../dealer-ways.tsx';
import styles from './dealers.module.css';

interface DealerItemProps {
  near: NearDealer;
  /** The time of the answer. Undefined on a cached page, which must not say which dealers are open. */
  now?: Date;
}

const Distance = ({ km }: { km: number | null }) => {
  const { words } = useLocale();
  const { distance, unit, nearer, noDistance } = words.dealers.found;
  if (km === null) return <p className={styles.unknown}>{noDistance}</p>;
  const number = km < 1 ? '< 1' : groupDigits(Math.round(km));
  return (
    <p className={styles.distance}>
      <span className="only-heard">{km < 1 ? nearer : distance({ km: number })}</span>
      <span aria-hidden="true">
        <Milestone number={number} unit={unit} />
      </span>
    </p>
  );
};

/** One dealer of the list: distance, address, whether it is open, services, and contact links. */
export const DealerItem = ({ near: { dealer, km }, now }: DealerItemProps) => {
  const { words, pathTo, tag, language } = useLocale();
  const { dealers } = words;
  const open = now && sayOpen(dealer.hours, now, getTexts(language).dealers.hours, tag);
  return (
    <li className={styles.item}>
      {now && <Distance km={km} />}
      <div className={styles.about}>
        <h3 className={styles.name}>
          <a href={pathTo('DealerDetails', { dealer: dealer.slug })}>
            <WholeWords>{dealer.name}</WholeWords>
          </a>
        </h3>
        <p>{toAddressLine(dealer)}</p>
        {open && (
          <p>
            <OpenMark {...open} />
          </p>
        )}
        <DealerServices dealer={dealer} />
        <DealerVehicles dealer={dealer} />
      </div>
      <div className={styles.ways}>
        <DealerWays dealer={dealer} />
        {dealer.phones[0] && <p className={styles.onPaper}>{dealer.phones[0].number}</p>}
        <ItemLink href={pathTo('DealerDetails', { dealer: dealer.slug })} item={dealer.name}>
          {dealers.more}
        </ItemLink>
      </div>
    </li>
  );
};

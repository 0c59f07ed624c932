import type { Paged } from '../../data/paged.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Pager } from '../../ui/pager.tsx';
import { toPageAddress } from '../page-number.ts';
import styles from './list-pager.module.css';

/** The pager of a list as links, by the rules of the specification, section 4. */
export const ListPager = ({ list, path }: { list: Paged<unknown>; path: string }) => {
  const { pager } = useLocale().words.page;
  return (
    <div className={styles.pager}>
      <Pager
        page={list.pageNumber}
        totalPages={list.totalPages}
        total={list.total}
        hrefOf={(page) => toPageAddress(path, page)}
        words={{ ...pager, page: (number) => pager.page({ number }) }}
      />
    </div>
  );
};

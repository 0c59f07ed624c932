import type { Paged } from '../../data/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { toPageAddress } from '../page-number.ts';
import styles from './list-pager.module.css';

const words = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

/** The pager of a list, by the rules of the specification's section 4, as links. */
export const ListPager = ({ list, path }: { list: Paged<unknown>; path: string }) => (
  <div className={styles.pager}>
    <Pager
      page={list.pageNumber}
      totalPages={list.totalPages}
      total={list.total}
      hrefOf={(page) => toPageAddress(path, page)}
      words={words}
    />
  </div>
);

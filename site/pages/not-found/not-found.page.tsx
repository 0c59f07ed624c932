import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toPageHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import styles from './not-found.module.css';
import { ProductPlates } from './product-plates.tsx';
import { RearView } from './rear-view.tsx';

const NotFound = ({ data: start }: { data: PageStart }) => {
  const { words, pathTo } = useLocale();
  const { name, apology, home, contact } = words.notFound;
  return (
    <Layout frame={start.frame} current={undefined}>
      <PageStartBanner start={start} trail={[{ name }]} heading={name} introduction={apology} pictured />
      <div className={`frame ${styles.page}`}>
        <div className={styles.words}>
          <ProductPlates productLines={start.frame.productLines} />
          <div className={styles.ways}>
            <ButtonLink href={pathTo('Home')}>{home}</ButtonLink>
            <ButtonLink look="outline" href={pathTo('ContactUs')}>
              {contact}
            </ButtonLink>
          </div>
        </div>
        <RearView />
      </div>
    </Layout>
  );
};

/** The page for every path that is not in the table. */
export const page = definePage<PageStart>({
  status: 404,
  // This page may appear at any address, so no link leads to the page itself.
  async load(context) {
    const start = await loadPageStart(context, 'notfound');
    return { ...start, frame: { ...start.frame, here: undefined } };
  },
  head(start, context) {
    const { name } = context.locale.words.notFound;
    return toPageHead(start, context, { title: name, description: '' });
  },
  View: NotFound,
});

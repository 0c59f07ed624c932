import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening } from '../layout/load-opening.ts';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toPageHead } from '../layout/page-head.ts';
import styles from './not-found.module.css';
import { ProductPlates } from './product-plates.tsx';
import { RearView } from './rear-view.tsx';

const NotFound = ({ data: opening }: { data: Opening }) => {
  const { words, pathTo } = useLocale();
  const { name, apology, home, contact } = words.notFound;
  return (
    <Layout frame={opening.frame} current={undefined}>
      <OpeningBanner opening={opening} trail={[{ name }]} heading={name} introduction={apology} pictured />
      <div className={`frame ${styles.page}`}>
        <div className={styles.words}>
          <ProductPlates productLines={opening.frame.productLines} />
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
export const page = definePage<Opening>({
  status: 404,
  // This page may appear at any address, so no link leads to the page itself.
  async load(context) {
    const opening = await loadOpening(context, 'notfound');
    return { ...opening, frame: { ...opening.frame, here: undefined } };
  },
  head(opening, context) {
    const { name } = context.locale.words.notFound;
    return toPageHead(opening, context, { title: name, description: '' });
  },
  View: NotFound,
});

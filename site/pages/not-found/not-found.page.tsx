import { pathTo } from '@ev-site/contract/paths.ts';
import { definePage } from '../../page/define-page.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadFrame } from '../layout/load-frame.ts';
import { toPageTitle } from '../layout/page-title.ts';
import styles from './not-found.module.css';
import { ProductPlates } from './product-plates.tsx';

/** Answers every path outside the table. */
export const page = definePage({
  status: 404,
  load: loadFrame,
  head: ({ settings }) => ({
    title: toPageTitle('', 'Page Not Found', settings.company),
    description: '',
    noindex: true,
  }),
  View: ({ data: frame }) => (
    <Layout frame={frame} current={undefined}>
      <div className={`frame ${styles.page}`}>
        <Breadcrumb
          label="Breadcrumb"
          steps={[{ name: 'Home', href: pathTo('Home') }, { name: 'Page Not Found' }]}
        />
        <h1>Page Not Found</h1>
        <p className={styles.words}>
          Sorry, it appears the page you were looking for doesn't exist anymore or might have been moved.
        </p>
        <ProductPlates groups={frame.menu} />
        <div className={styles.ways}>
          <ButtonLink href={pathTo('Home')}>Go to the home page</ButtonLink>
          <ButtonLink look="outline" href={pathTo('ContactUs')}>
            Contact us
          </ButtonLink>
        </div>
      </div>
    </Layout>
  ),
});

import { pathTo } from '@ev-site/contract/paths.ts';
import { definePage } from '../../page/define-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, toOpeningHead } from '../layout/load-opening.ts';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toTrail } from '../trail.ts';
import styles from './not-found.module.css';
import { ProductPlates } from './product-plates.tsx';

const name = 'Page Not Found';
const apology =
  "Sorry, it appears the page you were looking for doesn't exist anymore or might have been moved.";

/** Answers every path outside the table. */
export const page = definePage({
  status: 404,
  // It stands in for any address, so that no link leads to the page itself.
  async load(context) {
    const opening = await loadOpening(context, 'notfound');
    return { ...opening, frame: { ...opening.frame, here: undefined } };
  },
  head: (opening) => toOpeningHead(opening, { page: name, description: '' }),
  View: ({ data: { frame, meta } }) => (
    <Layout frame={frame} current={undefined}>
      <OpeningBanner
        opening={{ frame, meta: { ...meta, introduction: meta.introduction || apology } }}
        trail={toTrail({ name })}
        heading={name}
        pictured
      />
      <div className={`frame ${styles.page}`}>
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

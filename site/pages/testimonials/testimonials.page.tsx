import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { Paged } from '../../data/paged.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import { definePage } from '../../page/define-page.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Layout } from '../layout/layout.tsx';
import { ListPager } from '../layout/list-pager.tsx';
import { loadOpening, type Opening, toListHead } from '../layout/load-opening.ts';
import { NothingHere } from '../layout/nothing-here.tsx';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { hasPage, loadPaged } from '../load-paged.ts';
import { listPageAddresses } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import { Voice } from './voice.tsx';

interface TestimonialsData {
  opening: Opening;
  list: Paged<Testimonial>;
}

const path = pathTo('AllTestimonials');
const trail = toTrail({ name: 'Testimonials', href: path });

const Testimonials = ({ data: { opening, list } }: { data: TestimonialsData }) => (
  <Layout frame={opening.frame} current="AllTestimonials">
    <OpeningBanner opening={opening} trail={toTrail({ name: 'Testimonials' })} heading="Testimonials" />
    <div className="frame">
      {list.items.length > 0 ? (
        list.items.map((testimonial) => <Voice testimonial={testimonial} key={testimonial.fullName} />)
      ) : (
        <NothingHere>There are no testimonials to show right now.</NothingHere>
      )}
      <ListPager list={list} path={path} />
    </div>
  </Layout>
);

/** What customers say, in full. */
export const page = definePage<TestimonialsData>({
  allowedQuery: ['page'],
  exists: hasPage('testimonials', pageSizes.testimonials),
  async load(context) {
    const [opening, list] = await Promise.all([
      loadOpening(context, 'testimonial'),
      loadPaged(context, 'testimonials', pageSizes.testimonials, (data, request) =>
        data.listTestimonials(request),
      ),
    ]);
    return list && { opening, list };
  },
  head: ({ opening, list }, { publicUrl }) => ({
    ...toListHead(
      opening,
      { page: 'Testimonials', description: 'What drivers, shopkeepers and fleet managers say.' },
      { path, pageNumber: list.pageNumber },
    ),
    structuredData: [toBreadcrumbList(trail, publicUrl)],
  }),
  View: Testimonials,
  async listAddresses(data) {
    const { totalPages } = await data.listTestimonials({ pageNumber: 1, limit: pageSizes.testimonials });
    return listPageAddresses(path, totalPages);
  },
});

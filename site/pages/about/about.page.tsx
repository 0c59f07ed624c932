import { pathTo } from '@ev-site/contract/paths.ts';
import type { AboutContent } from '../../data/about.ts';
import { definePage } from '../../page/define-page.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Points } from '../../ui/points.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening, toOpeningHead } from '../layout/load-opening.ts';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toTrail } from '../trail.ts';
import { defaultAbout } from './default-about.ts';
import { Purpose } from './purpose.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';

interface AboutData {
  opening: Opening;
  about: AboutContent;
}

const trail = toTrail({ name: 'About us', href: pathTo('AboutUs') });

const About = ({ data: { opening, about } }: { data: AboutData }) => (
  <Layout frame={opening.frame} current="AboutUs">
    <OpeningBanner opening={opening} trail={toTrail({ name: 'About us' })} heading="About us" pictured />
    <Road>
      <Story about={about} />
      <Purpose mission={about.mission} vision={about.vision} />
      <Values values={about.values} />
      <Section title={about.needsHeading} ground="sand">
        <Points points={about.needs} />
      </Section>
    </Road>
  </Layout>
);

/** Who builds the vehicles: story, mission, vision, values, and what customers need. */
export const page = definePage<AboutData>({
  async load(context) {
    const [opening, about] = await Promise.all([
      loadOpening(context, 'aboutus'),
      context.read('about page', (data) => data.getAbout(), defaultAbout),
    ]);
    return { opening, about };
  },
  head: ({ opening }, { publicUrl }) => ({
    ...toOpeningHead(opening, {
      page: 'About Us',
      description: 'Who builds these electric three-wheelers, how, and what we hold to.',
    }),
    structuredData: [toBreadcrumbList(trail, publicUrl)],
  }),
  View: About,
});

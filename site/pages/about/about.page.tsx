import type { AboutContent } from '../../data/about.ts';
import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Points } from '../../ui/points.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { toDefaultAbout } from './default-about.ts';
import { Purpose } from './purpose.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';

interface AboutData {
  start: PageStart;
  about: AboutContent;
}

const About = ({ data: { start, about } }: { data: AboutData }) => {
  const { name, heading } = useLocale().words.about;
  return (
    <Layout frame={start.frame} current="AboutUs">
      <PageStartBanner start={start} trail={[{ name }]} heading={heading} pictured />
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
};

/** About the company: story, mission, vision, values, and what customers need. */
export const page = definePage<AboutData>({
  async load(context) {
    const [start, about] = await Promise.all([
      loadPageStart(context, 'aboutus'),
      context.read('about page', (data) => data.getAbout(), toDefaultAbout(context.locale.words.about)),
    ]);
    return { start, about };
  },
  head({ start }, context) {
    const { name, title, description } = context.locale.words.about;
    return toScreenHead(start, context, 'AboutUs', { name, title, description });
  },
  View: About,
});

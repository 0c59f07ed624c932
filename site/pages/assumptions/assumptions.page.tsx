import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening } from '../layout/load-opening.ts';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toPageHead } from '../layout/page-head.ts';

const View = ({ data }: { data: Opening }) => {
  const texts = useLocale().words.assumptions;
  return (
    <Layout frame={data.frame} current="Assumptions">
      <OpeningBanner opening={data} trail={[{ name: texts.name }]} heading={texts.heading} />
    </Layout>
  );
};

export const page = definePage<Opening>({
  load: (context) => loadOpening(context, 'assumptions'),
  head(opening, context) {
    const { words, pathTo } = context.locale;
    const { name, title, introduction } = words.assumptions;
    return toPageHead(opening, context, {
      title,
      description: introduction,
      trail: [{ name, href: pathTo('Assumptions') }],
    });
  },
  View,
});

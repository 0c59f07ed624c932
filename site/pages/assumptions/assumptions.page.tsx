import { inLanguage, languages } from '@ev-site/contract/paths.ts';
import type { Assumption } from '../../data/assumptions.ts';
import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { AssumptionTable } from './assumption-table.tsx';
import styles from './assumptions.module.css';
import { groupAssumptions } from './group-assumptions.ts';

interface AssumptionsData {
  start: PageStart;
  assumptions: Assumption[];
}

// The prefix avoids a clash with the keys of assumptions, which are also ids on this page.
const toPart = (group: string): string => `part-${group}`;

const Assumptions = ({ data: { start, assumptions } }: { data: AssumptionsData }) => {
  const { words, pathTo } = useLocale();
  const texts = words.assumptions;
  const groups = groupAssumptions(assumptions);
  const untranslated = assumptions.filter(({ name }) => !name).length;
  return (
    <Layout frame={start.frame} current="Assumptions">
      <PageStartBanner
        start={start}
        trail={[{ name: texts.name }]}
        heading={texts.heading}
        introduction={texts.introduction}
      />
      <div className={`frame ${styles.opening}`}>
        <p>{texts.change}</p>
        <ButtonLink href={pathTo('Savings')}>{texts.calculate}</ButtonLink>
        <Note about="sample">{texts.stored}</Note>
        {untranslated > 0 && (
          <p>
            {texts.untranslated({ count: untranslated })}{' '}
            <a href={inLanguage(pathTo('Assumptions'), languages[0])} hrefLang={languages[0]}>
              {texts.english}
            </a>
          </p>
        )}
        {assumptions.length === 0 && <Note about="nothing">{texts.nothing}</Note>}
        {groups.length > 0 && (
          <nav aria-label={texts.contents}>
            <ul className={styles.contents}>
              {groups.map(({ name }) => (
                <li key={name}>
                  <a href={`#${toPart(name)}`}>{texts.groups[name]}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <Road>
        {groups.map((group) => (
          <Section title={texts.groups[group.name]} id={toPart(group.name)} key={group.name}>
            <AssumptionTable {...group} />
          </Section>
        ))}
      </Road>
    </Layout>
  );
};

/** Every number that the calculations start with, with its source and date. */
export const page = definePage<AssumptionsData>({
  async load(context) {
    const [start, assumptions] = await Promise.all([
      loadPageStart(context, 'assumptions'),
      context.read('assumptions', (data) => data.listAssumptions(), []),
    ]);
    return { start, assumptions };
  },
  head({ start }, context) {
    const { name, title, introduction } = context.locale.words.assumptions;
    return toScreenHead(start, context, 'Assumptions', { name, title, description: introduction });
  },
  View: Assumptions,
});

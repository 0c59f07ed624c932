import { findKeys } from '@ev-site/contract/find/answers.ts';
import type { ReckonedVehicle } from '../../data/reckoned-vehicles.ts';
import { toEnquireLink } from '../../islands/enquire-link.tsx';
import { begunKey } from '../../page/begun-key.ts';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Note } from '../../ui/note.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { toAskedName } from '../layout/enquiry-action.ts';
import { EnquiryDialog } from '../layout/enquiry-dialog.tsx';
import { Layout } from '../layout/layout.tsx';
import { addQueryToFrame } from '../layout/load-frame.ts';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { Answer } from './answer.tsx';
import { toEnquiry } from './enquiry.ts';
import { toFieldId } from './field-id.ts';
import { toFinding } from './finding.ts';
import { Glance } from './glance.tsx';
import { Others } from './others.tsx';
import { Questions } from './questions.tsx';
import { Said } from './said.tsx';
import { sayProblem } from './say-problems.ts';
import { WhatWouldChange } from './what-would-change.tsx';

interface FindData {
  start: PageStart;
  forms: FormSettings;
  vehicles: ReckonedVehicle[];
}

const Find = ({ data: { start, forms, vehicles }, query }: { data: FindData; query: AskedQuery }) => {
  const locale = useLocale();
  const { words } = locale;
  const { find } = words;
  const { settings } = start.frame;
  const finding = toFinding(vehicles, query);
  const problems = finding.state === 'unclear' ? finding.problems : {};
  const answered = finding.state === 'answered' ? finding : null;
  const found = answered?.fit.answer?.vehicle.sheet ?? null;
  const about = find.answer.about({ name: found?.name ?? '' });
  const enquiry = answered && toEnquiry(settings, found, answered.answers, locale);
  return (
    <Layout
      frame={addQueryToFrame(start.frame, query)}
      current="Find"
      enquiry={enquiry?.subject ? { words: words.layout.bar.enquire, ...toEnquireLink(enquiry) } : undefined}
    >
      <PageStartBanner
        start={start}
        trail={[{ name: find.name }]}
        heading={find.heading}
        introduction={find.introduction}
      >
        {finding.state === 'unclear' && (
          <ErrorSummary
            id="answer"
            title={find.problems.title}
            problems={findKeys.flatMap((key) => {
              const text = sayProblem(key, problems, find);
              return text ? { href: `#${toFieldId(key)}`, text } : [];
            })}
          />
        )}
      </PageStartBanner>
      <Road>
        {finding.state === 'unread' && (
          <Section id="answer" title={find.name}>
            <Note about="nothing">{find.unavailable}</Note>
          </Section>
        )}
        {answered && (
          <>
            <Answer {...answered} enquiry={enquiry} />
            <Others fit={answered.fit} />
            <WhatWouldChange {...answered} />
          </>
        )}
        <Section title={answered ? find.questions.again : find.questions.title} id="questions" ground="sand">
          {answered && <Said answers={answered.answers} />}
          <Questions query={query} problems={problems} />
        </Section>
        {!answered && vehicles.length > 0 && <Glance vehicles={vehicles} />}
      </Road>
      {found && (
        <EnquiryDialog
          settings={settings}
          forms={forms}
          about={{ [toAskedName(found)]: about }}
          product={found.enquiryName}
        />
      )}
    </Layout>
  );
};

/** Finds the vehicle for a day's work: four questions, and the answer with its reasons. */
export const page = definePage<FindData>({
  ownQuery: [...findKeys, begunKey],
  isBrowserCacheable: true,
  async load(context) {
    const [start, vehicles] = await Promise.all([
      loadPageStart(context, 'find'),
      context.read('vehicles', (data) => data.listReckonedVehicles(), []),
    ]);
    return { start, vehicles, forms: context.forms };
  },
  head({ start, vehicles }, context, query) {
    const { name, title, introduction, answeredTitle, answer } = context.locale.words.find;
    const finding = toFinding(vehicles, query);
    const said = { name, title, description: introduction };
    const head = toScreenHead(start, context, 'Find', said, finding.state === 'unclear');
    if (finding.state !== 'answered') return head;
    const found = finding.fit.answer?.vehicle.sheet.name ?? answer.none;
    return { ...head, title: answeredTitle({ answer: found, title: head.title }) };
  },
  View: Find,
  // The form asks for the check only when very many forms are sent.
  asksHuman: true,
});

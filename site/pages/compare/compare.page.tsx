import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { begunKey, isBegun } from '../../page/begun-key.ts';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Note } from '../../ui/note.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { EnquiryDialog } from '../layout/enquiry-dialog.tsx';
import { Layout } from '../layout/layout.tsx';
import { addQueryToFrame } from '../layout/load-frame.ts';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toItemHead, toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { ChoiceForm, Suggestions } from './choice-form.tsx';
import { Comparison } from './comparison.tsx';
import { Messages } from './messages.tsx';
import { NextSteps } from './next-steps.tsx';
import { readChoice } from './read-choice.ts';
import { toNames } from './to-address.ts';
import { toComparisonSentences } from './to-enquiries.ts';

interface CompareData {
  start: PageStart;
  forms: FormSettings;
  vehicles: ComparedVehicle[];
}

const Compare = ({ data: { start, forms, vehicles }, query }: { data: CompareData; query: AskedQuery }) => {
  const locale = useLocale();
  const { words } = locale;
  const texts = words.compare;
  const { settings } = start.frame;
  const choice = readChoice(query, vehicles);
  const isAsked = !isBegun(query);
  const isTable = isAsked && choice.chosen.length > 1;
  return (
    <Layout frame={addQueryToFrame(start.frame, query)} current="Compare">
      <PageStartBanner
        start={start}
        trail={[{ name: texts.name }]}
        heading={texts.heading}
        introduction={texts.introduction}
      />
      <div id="answer" tabIndex={-1}>
        {isAsked && vehicles.length > 0 && <Messages choice={choice} />}
      </div>
      <Road>
        {isTable && <Comparison choice={choice} settings={settings} />}
        <Section
          title={isTable ? texts.form.change : texts.form.title}
          lead={texts.form.lead}
          id="choice"
          unprinted
        >
          {vehicles.length > 0 ? (
            <ChoiceForm vehicles={vehicles} choice={choice} />
          ) : (
            <Note about="nothing">{texts.said.nothing}</Note>
          )}
          {!isTable && <Suggestions vehicles={vehicles} choice={choice} />}
        </Section>
        <NextSteps chosen={choice.chosen} settings={settings} />
      </Road>
      {choice.chosen.length > 0 && (
        <EnquiryDialog
          settings={settings}
          forms={forms}
          about={toComparisonSentences(choice.chosen, locale)}
        />
      )}
    </Layout>
  );
};

/** Up to four vehicles side by side, by the query `vehicles=major,manzil`. */
export const page = definePage<CompareData>({
  ownQuery: ['vehicles', 'only', 'asked', begunKey],
  isBrowserCacheable: true,
  async load(context) {
    const [start, vehicles] = await Promise.all([
      loadPageStart(context, 'compare'),
      context.read('vehicles', (data) => data.listComparedVehicles(), []),
    ]);
    return { start, forms: context.forms, vehicles };
  },
  head({ start, vehicles }, context, query) {
    const { locale } = context;
    const { name, title, introduction } = locale.words.compare;
    const { chosen } = readChoice(query, vehicles);
    const said = { name, title, description: introduction };
    // Of the form alone: a link may name one vehicle, to which another is to be chosen.
    if (isBegun(query) || chosen.length < 2)
      return toScreenHead(
        start,
        context,
        'Compare',
        said,
        vehicles.length > 0 && query.asked !== undefined && !isBegun(query),
      );
    const canonicalPath = locale.pathTo('Compare');
    return toItemHead(start, context, {
      name: toNames(locale, chosen),
      description: introduction,
      trail: [{ name, href: canonicalPath }],
      canonicalPath,
    });
  },
  View: Compare,
  asksHuman: true,
});

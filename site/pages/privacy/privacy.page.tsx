import { toMailLink } from '@ev-site/contract/mail-links.ts';
import { answerDays } from '@ev-site/contract/privacy-request.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { Kept } from './kept.tsx';
import { Others } from './others.tsx';
import styles from './privacy.module.css';

interface PrivacyData {
  start: PageStart;
  forms: FormSettings;
}

/** The minimum age for our forms. */
const adultYears = 18;

const Complaints = ({ grievance, phones }: Settings) => {
  const { words } = useLocale();
  const { officer } = words.privacy.notice.complain;
  const phone = pickByPurpose(phones, 'main');
  return (
    <address className={styles.officer}>
      <p>{officer}</p>
      {grievance.name && <p>{grievance.name}</p>}
      {grievance.email && (
        <p>
          <a href={toMailLink(grievance.email)}>{grievance.email}</a>
        </p>
      )}
      {phone && (
        <p>
          <a href={phone.href}>{phone.number}</a>
        </p>
      )}
    </address>
  );
};

const Privacy = ({ data: { start, forms } }: { data: PrivacyData }) => {
  const { words, pathTo } = useLocale();
  const texts = words.privacy.notice;
  const { kept, others, rights, age, complain } = texts;
  const { settings } = start.frame;
  return (
    <Layout frame={start.frame} current="Privacy">
      <PageStartBanner
        start={start}
        trail={[{ name: texts.name }]}
        heading={texts.heading}
        introduction={texts.introduction}
      />
      <div className={`frame ${styles.opening}`}>
        <ButtonLink href={pathTo('PrivacyRequests')}>{texts.toRequests}</ButtonLink>
        <p>{texts.act({ version: words.forms.privacy.version })}</p>
        {settings.isSample && <Note about="sample">{texts.sample}</Note>}
      </div>
      <Road>
        <Section title={kept.title} id="kept">
          <Kept forms={forms} />
        </Section>
        <Section title={others.title} id="others">
          <Others forms={forms} />
        </Section>
        <Section title={rights.title} id="rights">
          <div className={styles.texts}>
            <ul>
              <li>{rights.see}</li>
              <li>{rights.correct}</li>
              <li>{rights.withdraw}</li>
              <li>{rights.erase}</li>
              <li>{rights.nominate}</li>
            </ul>
            <p>{rights.time({ days: answerDays })}</p>
          </div>
        </Section>
        <Section title={age.title} id="age">
          <p>{age.text({ years: adultYears })}</p>
        </Section>
        <Section title={complain.title} id="complaints">
          <div className={styles.texts}>
            <p>{complain.first({ days: answerDays })}</p>
            <Complaints {...settings} />
            <p>{complain.board}</p>
          </div>
        </Section>
      </Road>
    </Layout>
  );
};

/** The privacy notice: which visitor data is stored, why, how long, who sees it, and which rights visitors have. */
export const page = definePage<PrivacyData>({
  async load(context) {
    return { start: await loadPageStart(context, 'privacy'), forms: context.forms };
  },
  head({ start }, context) {
    const { name, title, introduction } = context.locale.words.privacy.notice;
    return toScreenHead(start, context, 'Privacy', { name, title, description: introduction });
  },
  View: Privacy,
});

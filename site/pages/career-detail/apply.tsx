import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { toMailLink } from '@ev-site/contract/mail-links.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { JobDetail } from '../../data/jobs.ts';
import type { Settings } from '../../data/settings.ts';
import ApplyForm from '../../islands/apply-form.island.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dialogWords } from '../layout/dialog-words.ts';
import { toOwnSurroundings } from '../layout/to-form-surroundings.ts';
import styles from './career-detail.module.css';
import { toApply } from './to-apply.ts';

interface ApplyProps {
  job: JobDetail;
  settings: Settings;
  forms: FormSettings;
}

/**
 * The ways to apply: by form, mail or telephone. The button "Apply Now" links to this part if there is no script; with
 * script it opens the dialog, which is also in this part.
 */
export const Apply = ({ job, settings, forms }: ApplyProps) => {
  const locale = useLocale();
  const { words } = locale;
  const texts = words.details.career.ways;
  const { emails, phones } = settings;
  const email = pickByPurpose(emails, 'careers');
  const phone = pickByPurpose(phones, 'careers');
  const isOpen = takesForms(settings.domainStatus);
  return (
    <section className={styles.apply} id="apply" aria-labelledby="apply-title">
      <div className="frame">
        <h2 id="apply-title">{texts.heading}</h2>
        {isOpen && (
          <>
            <Island
              name="apply-form"
              of={ApplyForm}
              when="touch"
              openedBy="[data-apply]"
              late={dialogWords['apply-form'](locale, forms)}
              props={{
                own: toOwnSurroundings('application', settings),
                jobId: job.id,
                position: job.position,
              }}
            />
            <p className={styles.byForm}>
              <ButtonLink {...toApply(job)}>{texts.form}</ButtonLink>
            </p>
            <p className={styles.notOpened} role="alert">
              {texts.notOpened}
            </p>
          </>
        )}
        <p className={styles.how}>{texts.how({ phone: phone?.number ?? '' })}</p>
        <div className={styles.ways}>
          {email && (
            <ButtonLink
              look={isOpen ? 'outline' : 'ink'}
              href={toMailLink(email.address, texts.subject({ position: job.position }))}
            >
              {words.links.mail({ address: email.address })}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink look="outline" href={phone.href}>
              {words.links.call({ number: phone.number })}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
};

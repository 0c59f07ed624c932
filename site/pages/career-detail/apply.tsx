import type { JobDetail } from '../../data/jobs.ts';
import type { Settings } from '../../data/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './career-detail.module.css';

/** How to apply by mail or telephone: where Apply Now leads without script. */
export const Apply = ({ job, settings: { emails, phones } }: { job: JobDetail; settings: Settings }) => {
  const email = emails.find(({ purpose }) => purpose === 'careers') ?? emails[0];
  const phone = phones.find(({ purpose }) => purpose === 'careers') ?? phones[0];
  return (
    <section className={styles.apply} id="apply" aria-labelledby="apply-title">
      <div className="frame">
        <h2 id="apply-title">Apply for this position</h2>
        <p className={styles.how}>
          Send your resume as a PDF with your name, your mobile number and a line about yourself
          {phone && `, or call ${phone.number} and ask for personnel`}.
        </p>
        <div className={styles.ways}>
          {email && (
            <ButtonLink
              look="ink"
              href={`mailto:${email.address}?subject=${encodeURIComponent(`Application: ${job.position}`)}`}
            >
              Mail to {email.address}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink look="outline" href={phone.href}>
              Call {phone.number}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
};

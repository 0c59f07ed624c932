import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { toEnquiryAction } from '../layout/enquiry-action.ts';
import styles from './next-steps.module.css';

/** To an enquiry, to the finder, and to what each of the chosen three-wheelers saves. */
export const NextSteps = ({
  chosen,
  settings,
}: {
  chosen: readonly ComparedVehicle[];
  settings: Settings;
}) => {
  const locale = useLocale();
  const { words, pathTo } = locale;
  const { next } = words.compare;
  const enquiry = toEnquiryAction(settings, next.enquire, locale);
  return (
    <Section title={next.title} ground="sand">
      <div className={styles.steps}>
        {enquiry && (
          <ButtonLink wide href={enquiry.href}>
            {enquiry.words}
          </ButtonLink>
        )}
        <ul className={styles.list}>
          <li>
            <MoreLink href={pathTo('Find')}>{next.find}</MoreLink>
          </li>
          {chosen
            .filter(({ kind }) => kind !== 'bicycle')
            .map(({ key, name }) => (
              <li key={key}>
                <MoreLink href={`${pathTo('Savings')}?vehicle=${key}`}>{next.savings({ name })}</MoreLink>
              </li>
            ))}
          <li>
            <MoreLink href={pathTo('Assumptions')}>{next.assumptions}</MoreLink>
          </li>
        </ul>
      </div>
    </Section>
  );
};

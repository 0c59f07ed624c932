import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import type { Settings } from '../../data/settings.ts';
import { EnquireLink } from '../../islands/enquire-link.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { toEnquiryAction } from '../layout/enquiry-action.ts';
import styles from './next-steps.module.css';
import { toEnquiries } from './to-enquiries.ts';

interface NextStepsProps {
  chosen: readonly ComparedVehicle[];
  settings: Settings;
}

const Enquire = ({ chosen, settings }: NextStepsProps) => {
  const locale = useLocale();
  const enquiries = toEnquiries(settings, chosen, locale);
  if (enquiries.length > 0)
    return enquiries.map((enquiry) => <EnquireLink {...enquiry} key={enquiry.words} />);
  const action = toEnquiryAction(settings, locale.words.compare.next.enquire, locale);
  return (
    action && (
      <ButtonLink wide href={action.href}>
        {action.words}
      </ButtonLink>
    )
  );
};

/**
 * Links to an enquiry about each chosen vehicle, to the finder, and to the savings of each, if they can be calculated.
 */
export const NextSteps = ({ chosen, settings }: NextStepsProps) => {
  const { words, pathTo } = useLocale();
  const { next } = words.compare;
  return (
    <Section title={next.title} ground="sand" unprinted>
      <div className={styles.steps}>
        <div className={styles.enquire}>
          <Enquire chosen={chosen} settings={settings} />
        </div>
        <ul className={styles.list}>
          <li>
            <MoreLink href={pathTo('Find')}>{next.find}</MoreLink>
          </li>
          {chosen
            .filter(({ isReckonable }) => isReckonable)
            .map(({ key, name }) => (
              <li key={key}>
                <MoreLink href={`${pathTo('Savings')}?vehicle=${key}#slip`}>
                  {next.savings({ name })}
                </MoreLink>
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

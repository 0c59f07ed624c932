import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { OfferedVehicle } from '../../data/become-dealer.ts';
import type { Settings } from '../../data/settings.ts';
import type { Place } from '../../data/states-and-cities.ts';
import DealerForm from '../../islands/dealer-form.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import { EnquiryWays } from '../layout/enquiry-ways.tsx';
import { SentNote } from '../layout/sent-note.tsx';
import { toFormSurroundings } from '../layout/to-form-surroundings.ts';
import styles from './become-dealer.module.css';
import type { DealerFormData } from './load-dealer-form.ts';
import { StateStep } from './state-step.tsx';

interface DealerEnquiryProps {
  settings: Settings;
  /** The vehicles that a dealer can choose from. */
  vehicles: readonly OfferedVehicle[];
  form: DealerFormData;
  /** The reference of the enquiry that was sent without script. */
  reference: string | undefined;
}

const toChoice = ({ id, name }: Place) => ({ value: String(id), label: name });

/**
 * The enquiry form for future dealers. While enquiries are paused, or if the form's choices cannot be read, it shows
 * the other ways to contact the company.
 */
export const DealerEnquiry = ({ settings, vehicles, form, reference }: DealerEnquiryProps) => {
  const locale = useLocale();
  const { words, pathTo } = locale;
  const { enquiry } = words.dealer;
  const canBeSent = takesForms(settings.domainStatus) && vehicles.length > 0 && form.states.length > 0;
  return (
    <Section id="enquiry" title={enquiry.title} lead={enquiry.text}>
      <div className={styles.form} id="form">
        {form.sent && <SentNote kind="dealer" reference={reference} />}
        {!canBeSent ? (
          <EnquiryWays settings={settings} purpose="dealer" />
        ) : (
          <>
            <p className={styles.abroad}>
              {enquiry.abroad} <a href={`${pathTo('ContactUs')}#enquiry`}>{enquiry.writeFromAbroad}</a>
            </p>
            <StateStep {...form} />
            <Island
              name="dealer-form"
              of={DealerForm}
              when="touch"
              draft="dealer"
              props={{
                surroundings: toFormSurroundings('dealer', settings, form.settings, locale),
                words: words.forms.dealer,
                vehicles: vehicles.map(({ key, name }) => ({ value: key, label: name })),
                states: form.states.map(toChoice),
                stateId: form.state ? String(form.state.id) : '',
                cities: form.cities.map(toChoice),
              }}
            />
          </>
        )}
      </div>
    </Section>
  );
};

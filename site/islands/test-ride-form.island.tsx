import { rideCalendarPath } from '@ev-site/contract/paths.ts';
import { useState } from 'react';
import { type Choice, toShownFields } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { SuccessDialog } from './forms/success-dialog.tsx';
import type { Sent } from './forms/use-lead-form.ts';

interface TestRideFormProps {
  surroundings: FormSurroundings;
  /** Texts of the lists before a choice is made. */
  words: { chooseVehicle: string; chooseDay: string; noDay: string };
  vehicles: readonly Choice[];
  /** Key of the vehicle that the visitor came from; empty if the visitor chooses one here. */
  vehicle: string;
  /** Slug of the dealer's page, by which the form identifies the dealer. */
  dealer: string;
  /** Half-days on which the dealer is open. */
  days: readonly Choice[];
  /** The language of the page, for the calendar's file. */
  language: string;
}

/** The test ride form for one dealer; without script it is a plain form. */
const TestRideForm = ({
  surroundings,
  words,
  vehicles,
  vehicle,
  dealer,
  days,
  language,
}: TestRideFormProps) => {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isTold, setTold] = useState(true);
  const read = (name: string) => String(sent?.values.get(name) ?? '');
  const asked = new URLSearchParams({
    vehicle: read('vehicle'),
    dealer,
    first_choice: read('first_choice'),
    lang: language,
  });
  const calendar = sent ? `${rideCalendarPath}?${asked}` : undefined;
  return (
    <>
      <LeadForm
        kind="testride"
        fields={toShownFields('testride', surroundings.words, {
          vehicle: { choices: { list: vehicles, empty: words.chooseVehicle, initial: vehicle } },
          first_choice: { choices: { list: days, empty: words.chooseDay } },
          second_choice: { choices: { list: days, empty: words.noDay } },
        })}
        surroundings={surroundings}
        about={dealer}
        calendar={calendar}
        onSent={(taken) => {
          setSent(taken);
          setTold(false);
        }}
      >
        <input type="hidden" name="dealer" value={dealer} />
      </LeadForm>
      <SuccessDialog
        words={surroundings.words}
        reference={isTold || !sent ? null : sent.reference}
        calendar={calendar}
        onClose={() => setTold(true)}
      />
    </>
  );
};

export default TestRideForm;

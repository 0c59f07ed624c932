import { rideCalendarPath } from '@ev-site/contract/paths.ts';
import { type Choice, toShownFields } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { PageForm } from './forms/page-form.tsx';

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

/** The test ride form for one dealer. */
const TestRideForm = ({
  surroundings,
  words,
  vehicles,
  vehicle,
  dealer,
  days,
  language,
}: TestRideFormProps) => {
  const toCalendar = (values: FormData): string => {
    const read = (name: string) => String(values.get(name) ?? '');
    const asked = new URLSearchParams({
      vehicle: read('vehicle'),
      dealer,
      first_choice: read('first_choice'),
      lang: language,
    });
    return `${rideCalendarPath}?${asked}`;
  };
  return (
    <PageForm
      kind="testride"
      fields={toShownFields('testride', surroundings.words, {
        vehicle: { choices: { list: vehicles, empty: words.chooseVehicle, initial: vehicle } },
        first_choice: { choices: { list: days, empty: words.chooseDay } },
        second_choice: { choices: { list: days, empty: words.noDay } },
      })}
      surroundings={surroundings}
      about={dealer}
      calendar={toCalendar}
    >
      <input type="hidden" name="dealer" value={dealer} />
    </PageForm>
  );
};

export default TestRideForm;

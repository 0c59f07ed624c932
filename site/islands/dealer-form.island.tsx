import { leadMessages } from '@ev-site/contract/leads/messages.ts';
import { useState } from 'react';
import { type Choice, commonFields, type FieldDescription } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { SuccessDialog } from './forms/success-dialog.tsx';
import { type Cities, useCities } from './forms/use-cities.ts';

interface DealerFormProps {
  surroundings: FormSurroundings;
  /** Names of the vehicles that a dealer can choose. */
  vehicles: readonly string[];
  states: readonly Choice[];
  /** Id of the state that is chosen when the page opens, and its cities; empty where none is. */
  stateId: string;
  cities: readonly Choice[];
}

const { name, email, phone, message } = commonFields;

const emptyCity: Record<Cities['stage'], string> = {
  ready: 'Choose your city',
  loading: 'Loading the cities...',
  failed: 'No cities yet',
};

/** The dealer enquiry (specification, section 3): choosing a state loads its cities. */
const DealerForm = ({ surroundings, vehicles, states, stateId, cities: initial }: DealerFormProps) => {
  const [sent, setSent] = useState(false);
  const { cities, load } = useCities(initial);
  const [state, setState] = useState(stateId);
  const fields: readonly FieldDescription[] = [
    name,
    email,
    phone,
    {
      name: 'vehicle',
      label: 'Vehicle',
      kind: 'choice',
      required: true,
      choices: {
        list: vehicles.map((vehicle) => ({ value: vehicle, label: vehicle })),
        empty: 'Choose a vehicle',
      },
    },
    {
      name: 'state_id',
      label: 'State',
      kind: 'choice',
      required: true,
      half: true,
      autoComplete: 'off',
      choices: { list: states, empty: 'Choose your state', initial: stateId },
    },
    {
      name: 'city_id',
      label: 'City',
      kind: 'choice',
      required: true,
      half: true,
      autoComplete: 'off',
      choices: {
        list: cities.list,
        empty: state === '' ? 'Choose the state first' : emptyCity[cities.stage],
      },
      ...(cities.stage === 'failed' && {
        problem: leadMessages.citiesUnreached,
        retry: { words: 'Load the cities again', run: () => load(state) },
      }),
    },
    { ...message, hint: 'Your premises, what you sell now, and your town if it is not in the list.' },
  ];
  return (
    <>
      <LeadForm
        kind="dealer"
        fields={fields}
        surroundings={surroundings}
        sendWord="Send"
        onSent={() => {
          setSent(true);
          setState('');
          load('');
        }}
        onChange={(field, value) => {
          if (field !== 'state_id') return;
          setState(value);
          load(value);
        }}
      />
      <SuccessDialog kind="dealer" open={sent} onClose={() => setSent(false)} />
    </>
  );
};

export default DealerForm;

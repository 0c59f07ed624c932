import { useRef, useState } from 'react';
import type { Words } from '../words/words.ts';
import { type Choice, toShownFields } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { PageForm } from './forms/page-form.tsx';
import { type Cities, useCities } from './forms/use-cities.ts';

interface DealerFormProps {
  surroundings: FormSurroundings;
  /** Texts of the choices. */
  words: Words['forms']['dealer'];
  /** The vehicles that a dealer can choose, by key. */
  vehicles: readonly Choice[];
  states: readonly Choice[];
  /** Id of the state that is chosen when the page opens; empty if there is none. */
  stateId: string;
  cities: readonly Choice[];
}

const toEmptyCity = (words: DealerFormProps['words'], state: string, { stage, list }: Cities): string => {
  if (state === '') return words.chooseStateFirst;
  const ready = list.length > 0 ? words.chooseCity : words.noCities;
  return { ready, loading: words.loadingCities, failed: words.noCityList }[stage];
};

/** The dealer enquiry (specification, section 3): choosing a state loads its cities. */
const DealerForm = ({ surroundings, words, vehicles, states, stateId, cities: initial }: DealerFormProps) => {
  const { cities, load } = useCities(stateId, initial);
  const [state, setState] = useState(stateId);
  const chosen = useRef(stateId);
  const choose = (id: string) => {
    if (id === chosen.current) return;
    chosen.current = id;
    setState(id);
    load(id);
  };
  const fields = toShownFields('dealer', surroundings.words, {
    vehicle: { choices: { list: vehicles, empty: words.chooseVehicle } },
    state_id: { choices: { list: states, empty: words.chooseState, initial: stateId } },
    city_id: {
      choices: { list: cities.list, empty: toEmptyCity(words, state, cities) },
      ...(cities.stage === 'failed' && {
        problem: words.citiesUnreached,
        retry: { words: words.loadCities, run: () => load(state) },
      }),
    },
  });
  return (
    <PageForm
      kind="dealer"
      fields={fields}
      surroundings={surroundings}
      onChange={(field, value) => {
        if (field === 'state_id') choose(value);
      }}
    />
  );
};

export default DealerForm;

import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { Place } from '../../data/states-and-cities.ts';
import type { FormSettings } from '../../page/form-settings.ts';
import type { AskedPage, PageContext } from '../../page/page.ts';

/** The choices and the state of the dealer form. */
export interface DealerFormData {
  settings: FormSettings;
  states: Place[];
  /** The state in the query, which visitors without script choose first; null if there is none. */
  state: Place | null;
  /** Cities of that state. */
  cities: Place[];
  /** True after the form was sent without script. */
  sent: boolean;
}

/** A state in the query must exist, so that invented addresses cannot fill the cache. */
export const hasDealerForm = async ({ query, data }: AskedPage): Promise<boolean> => {
  if (query.sent !== undefined && query.sent !== 'dealer') return false;
  if (query.state === undefined) return true;
  const id = readPositiveInt(query.state);
  return id !== undefined && (await data.known.getStates()).has(id);
};

/** Reads the form's choices. */
export const loadDealerForm = async ({
  query,
  read,
  forms,
}: PageContext): Promise<DealerFormData | undefined> => {
  const states = await read('states', (data) => data.listStates(), []);
  const state = states.find(({ id }) => String(id) === query.state) ?? null;
  if (query.state !== undefined && !state) return undefined;
  const cities = state ? await read('cities', (data) => data.listCities(state.id), []) : [];
  return { settings: forms, states, state, cities, sent: query.sent !== undefined };
};

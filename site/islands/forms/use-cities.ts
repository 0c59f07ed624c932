import { getCitiesPath } from '@ev-site/contract/api-paths.ts';
import { languageOf } from '@ev-site/contract/paths.ts';
import { useRef, useState } from 'react';
import { askApi } from './ask-api.ts';
import type { Choice } from './field-description.ts';

/** The cities to choose from, and the stage of loading them. */
export interface Cities {
  stage: 'ready' | 'loading' | 'failed';
  list: readonly Choice[];
}

interface CitiesAnswer {
  data?: { data?: { id: number; city_name: string }[] };
}

const limitMs = 15_000;

const listCities = async (stateId: string, signal: AbortSignal): Promise<Choice[]> => {
  const path = getCitiesPath(Number(stateId), languageOf(location.pathname));
  const answer = await askApi<CitiesAnswer>(path, limitMs, signal);
  const rows = answer.data?.data;
  if (!rows) throw new Error('The answer holds no cities.');
  return rows.map(({ id, city_name }) => ({ value: String(id), label: city_name }));
};

/**
 * The cities of a state, loaded whenever another state is chosen. A late answer for an earlier choice is dropped.
 * @param initial the cities of the state that the page came with; empty if the page could not read them
 */
export const useCities = (initialState: string, initial: readonly Choice[]) => {
  const [cities, setCities] = useState<Cities>({
    stage: initialState !== '' && initial.length === 0 ? 'failed' : 'ready',
    list: initial,
  });
  const asked = useRef(new AbortController());

  const load = async (stateId: string) => {
    asked.current.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    if (stateId === '') return setCities({ stage: 'ready', list: [] });
    setCities({ stage: 'loading', list: [] });
    try {
      const list = await listCities(stateId, signal);
      if (!signal.aborted) setCities({ stage: 'ready', list });
    } catch {
      if (!signal.aborted) setCities({ stage: 'failed', list: [] });
    }
  };
  return { cities, load };
};

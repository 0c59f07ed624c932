/** Says to the API that a script asks, which every call of a page does. */
export const scriptHeader = ['X-Requested-With', 'XMLHttpRequest'] as const;

/**
 * Asks a call of the API.
 * @param limitMs after which nobody waits any more
 * @throws where no answer comes, or one that is no success
 */
export const askApi = async <Answer>(path: string, limitMs: number, gone?: AbortSignal): Promise<Answer> => {
  const late = AbortSignal.timeout(limitMs);
  const response = await fetch(path, {
    headers: [[...scriptHeader]],
    signal: gone ? AbortSignal.any([gone, late]) : late,
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
};

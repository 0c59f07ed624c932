/** Says to the API that a script asks, which every call of a page does. */
export const scriptHeader = ['X-Requested-With', 'XMLHttpRequest'] as const;

/**
 * Asks a call of the API.
 * @param limitMs after which nobody waits any more
 * @throws where no answer comes, or one that is no success
 */
export const askApi = async <Answer>(path: string, limitMs: number, gone?: AbortSignal): Promise<Answer> => {
  // By hand: AbortSignal.any is younger than browsers that are still in use.
  const ending = new AbortController();
  const end = () => ending.abort();
  const late = setTimeout(end, limitMs);
  gone?.addEventListener('abort', end);
  if (gone?.aborted) end();
  try {
    const response = await fetch(path, { headers: [[...scriptHeader]], signal: ending.signal });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(late);
    gone?.removeEventListener('abort', end);
  }
};

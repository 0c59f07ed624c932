/** Header with which every call of a page tells the API that a script sends it. */
export const scriptHeader = ['X-Requested-With', 'XMLHttpRequest'] as const;

/**
 * Calls the API.
 * @param limitMs time limit
 * @throws if no answer comes, or an answer without success
 */
export const askApi = async <Answer>(path: string, limitMs: number, gone?: AbortSignal): Promise<Answer> => {
  // Without AbortSignal.any, which some browsers in use do not have yet.
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

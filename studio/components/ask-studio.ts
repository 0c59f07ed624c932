/** What the studio's API answered: its words where it refused. */
export interface StudioAnswer {
  ok: boolean;
  /** A sentence for whoever asked; empty where there is none. */
  message: string;
  body: Record<string, unknown>;
}

const fallen = 'The studio does not answer just now. Please try again.';

/** The sentence of a refusal: what is said of a field, else what is said of all. */
const toMessage = (body: Record<string, unknown>): string => {
  const [first] = (body.errors ?? []) as { message?: string; data?: { errors?: { message?: string }[] } }[];
  return first?.data?.errors?.[0]?.message ?? first?.message ?? String(body.message ?? '');
};

/** Asks the studio's API from a page of the studio. */
export const askStudio = async (method: string, path: string, data?: object): Promise<StudioAnswer> => {
  try {
    const response = await fetch(`/studio/api${path}`, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    const body = await response.json();
    return { ok: response.ok, message: toMessage(body), body };
  } catch {
    return { ok: false, message: fallen, body: {} };
  }
};

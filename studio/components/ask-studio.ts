type Body = Record<string, unknown>;

/** What the studio's API answered: its words where it refused. */
export type StudioAnswer<Asked = Body> = {
  /** A sentence for whoever asked; empty where there is none. */
  message: string;
  /** Name of the field that the sentence is about; empty where it is about none. */
  field: string;
} & ({ ok: true; body: Asked } | { ok: false; body: Body });

const fallen = 'The studio does not answer just now. Please try again.';

interface Refusal {
  message?: string;
  path?: string;
}

/** The sentence of a refusal: what is said of a field, else what is said of all. */
const readRefusal = (body: Body): Pick<StudioAnswer, 'message' | 'field'> => {
  const [first] = (body.errors ?? []) as (Refusal & { data?: { errors?: Refusal[] } })[];
  const ofField = first?.data?.errors?.[0];
  const message = ofField?.message ?? first?.message ?? String(body.message ?? '');
  return { message, field: ofField?.path ?? '' };
};

/** Asks the studio's API, of which it is known what it answers with, from a page of the studio. */
export const askStudio = async <Asked = Body>(
  method: string,
  path: string,
  data?: object,
): Promise<StudioAnswer<Asked>> => {
  try {
    const response = await fetch(`/studio/api${path}`, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    const body = await response.json();
    return { ok: response.ok, ...readRefusal(body), body };
  } catch {
    return { ok: false, message: fallen, field: '', body: {} };
  }
};

type Body = Record<string, unknown>;

/** An answer of the studio's API, with the sentence of a refusal. */
export type StudioAnswer<AnswerBody = Body> = {
  /** A sentence for the person who asked, also if the refusal has none; empty if there is nothing to say. */
  message: string;
  /** Name of the field that the sentence is about; empty if it is about no field. */
  field: string;
  /** HTTP status; 0 if nothing answered. */
  status: number;
} & ({ ok: true; body: AnswerBody } | { ok: false; body: Body });

/** Shown if nothing answers. */
export const noAnswer = 'The studio does not answer just now. Look whether you are online, then try again.';

/** Shown if the studio refuses without a sentence. */
const noReason = 'That could not be done.';

interface Refusal {
  message?: string;
  path?: string;
}

/** What a refusal says of all, and of each field. */
const readErrors = (body: Body): { ofAll: string | undefined; ofFields: Refusal[] } => {
  const [first] = (body.errors ?? []) as (Refusal & { data?: { errors?: Refusal[] } })[];
  return { ofAll: first?.message, ofFields: first?.data?.errors ?? [] };
};

/** What a refusal says of each field, and of all of them in one sentence; without remarks where it is about none. */
export const readRemarks = (
  body: Body,
): { sentence: string; remarks: { path: string; message: string }[] } => {
  const { ofAll, ofFields } = readErrors(body);
  const remarks = ofFields.flatMap((remark) =>
    remark.path && remark.message ? [{ ...remark, path: remark.path, message: remark.message }] : [],
  );
  return { sentence: ofAll ?? '', remarks };
};

/** The sentence of a refusal: what is said of a field, else what is said of all. */
const readRefusal = (body: Body): Pick<StudioAnswer, 'message' | 'field'> => {
  const { ofAll, ofFields } = readErrors(body);
  const message = ofFields[0]?.message ?? ofAll ?? String(body.message ?? '');
  return { message, field: ofFields[0]?.path ?? '' };
};

/** The studio's own sentence for a refusal; without one, a sentence that `what` is not available now. */
export const sayRefused = async (response: Response, what: string): Promise<string> => {
  const { message } = readRefusal(await response.json().catch(() => ({})));
  return message || `${what} cannot be had just now. Please try again.`;
};

/**
 * Calls the studio's API from a page of the studio. `AnswerBody` is the body of a successful answer; it is not checked.
 * @param data an object is sent as JSON, a text as CSV
 */
export const askStudio = async <AnswerBody = Body>(
  method: string,
  path: string,
  data?: object | string,
): Promise<StudioAnswer<AnswerBody>> => {
  const isText = typeof data === 'string';
  let status = 0;
  try {
    const response = await fetch(`/studio/api${path}`, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': isText ? 'text/csv' : 'application/json' },
      ...(data === undefined ? {} : { body: isText ? data : JSON.stringify(data) }),
    });
    status = response.status;
    const body = await response.json();
    const { message, field } = readRefusal(body);
    const { ok } = response;
    return { ok, status, message: message || (ok ? '' : noReason), field, body };
  } catch {
    return { ok: false, status, message: noAnswer, field: '', body: {} };
  }
};

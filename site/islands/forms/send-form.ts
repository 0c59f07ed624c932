import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { getFirstMessages } from '@ev-site/contract/first-messages.ts';
import { idempotencyHeader } from '@ev-site/contract/leads/guard-names.ts';
import type { LeadKind } from '@ev-site/contract/leads/kinds.ts';
import { formProblems } from '@ev-site/contract/leads/messages.ts';

/** What became of a form: taken, or messages by field; what belongs to no field is under `form`. */
export type Outcome = { sent: true } | { sent: false; messages: Readonly<Record<string, string>> };

const formPaths: Record<LeadKind, string> = {
  dealer: apiPaths.createDealer,
  contact: apiPaths.postContactUs,
  inquiry: apiPaths.postProductInquiry,
  application: apiPaths.postApplyJob,
};

/** Where a form goes; also the address it is posted to without script. */
export const toFormPath = (kind: LeadKind): string => formPaths[kind];

/** Milliseconds without any progress after which a request is given up. */
const patience = 30_000;

const readMessages = (text: string): Record<string, string> => {
  try {
    return getFirstMessages(JSON.parse(text));
  } catch {
    return {};
  }
};

interface Sending {
  kind: LeadKind;
  values: FormData;
  key: string;
  /** Called with the part of the body that is on its way, 0 to 1. */
  onProgress(part: number): void;
}

/**
 * Sends a form: an application as multipart, the others as JSON (specification, section 7). Never throws.
 * XMLHttpRequest, because fetch does not tell how much of a file has gone out.
 */
export const sendForm = ({ kind, values, key, onProgress }: Sending): Promise<Outcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), patience);
    };
    const settle = (outcome: Outcome) => {
      clearTimeout(stalled);
      resolve(outcome);
    };
    const lost = () => settle({ sent: false, messages: { form: formProblems.unreached } });

    request.open('POST', toFormPath(kind));
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(idempotencyHeader, key);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(loaded / total);
    };
    request.onerror = lost;
    request.onabort = lost;
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return settle({ sent: true });
      const messages = readMessages(request.responseText);
      if (Object.keys(messages).length === 0) return lost();
      settle({ sent: false, messages });
    };
    wait();
    if (kind === 'application') request.send(values);
    else {
      request.setRequestHeader('Content-Type', 'application/json');
      request.send(JSON.stringify(Object.fromEntries(values)));
    }
  });

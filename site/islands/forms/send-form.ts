import { getFirstMessages } from '@ev-site/contract/first-messages.ts';
import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import { forms } from '@ev-site/contract/forms/forms.ts';
import { idempotencyHeader } from '@ev-site/contract/forms/guard-names.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { toReference } from '@ev-site/contract/privacy-reference.ts';
import { scriptHeader } from './ask-api.ts';

/** The result of sending a form: accepted, with its reference; or messages by field, general ones under `form`. */
export type Outcome =
  | { sent: true; reference: string }
  /** `lost`: no answer came, so the form may or may not have arrived. */
  | { sent: false; lost: boolean; messages: Readonly<Record<string, string>> };

/** Milliseconds without any progress after which a request is given up. */
const patience = 30_000;

/**
 * The limit after the device has put the last part of a file into its send buffer. On a slow line most of the file is
 * still to be sent then, without any further progress events.
 */
const patienceWithFile = 120_000;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the server's answer to an accepted form. Undefined for a captive portal, a network's sign-in page that also
 * comes with a success status.
 */
const readTaken = (answer: unknown): Extract<Outcome, { sent: true }> | undefined => {
  if (!isRecord(answer) || !isRecord(answer.data)) return undefined;
  return { sent: true, reference: toReference(String(answer.data.reference ?? '')) ?? '' };
};

interface Sending {
  kind: LeadKind;
  values: FormData;
  key: string;
  /** The message if no answer comes. */
  unreached: string;
  /** Called with the sent part of the body, 0 to 1. */
  onProgress(part: number): void;
}

/**
 * Sends a form: an application as multipart, the others as JSON (specification, section 7). Never throws.
 * Uses XMLHttpRequest, because fetch does not report upload progress.
 */
export const sendForm = ({ kind, values, key, unreached, onProgress }: Sending): Promise<Outcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const wait = (most = patience) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), most);
    };
    const settle = (outcome: Outcome) => {
      clearTimeout(stalled);
      resolve(outcome);
    };
    const lost = () => settle({ sent: false, lost: true, messages: { form: unreached } });

    request.open('POST', forms[kind].path);
    request.setRequestHeader(...scriptHeader);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(idempotencyHeader, key);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(loaded / total);
    };
    request.onerror = lost;
    request.onabort = lost;
    request.onload = () => {
      const answer = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        const taken = readTaken(answer);
        return taken ? settle(taken) : lost();
      }
      const messages = getFirstMessages(answer);
      if (Object.keys(messages).length === 0) return lost();
      settle({ sent: false, lost: false, messages });
    };
    wait();
    // A form with a file is sent as multipart; the browser sets the boundary.
    if (forms[kind].types.some((type) => type === contentTypes.multipart)) {
      request.upload.onload = () => wait(patienceWithFile);
      request.send(values);
    } else {
      request.setRequestHeader('Content-Type', contentTypes.json);
      request.send(JSON.stringify(Object.fromEntries(values)));
    }
  });

import { withoutQuery } from '@ev-site/contract/canonical-path.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { listTargets, toAddressValue } from '@ev-site/contract/targets.ts';
import type { PayloadRequest } from 'payload';
import { listValuesAt } from '../documents/values-at.ts';
import { toCanonicalAddress } from '../redirects/check-redirect.ts';
import type { Paths } from './paths-to.ts';

export type Id = number | string;

/** A document whose uses are looked for. */
export interface Document {
  req: PayloadRequest;
  slug: string;
  id: Id;
}

/** The same, with the address of its page. */
export interface SoughtDocument extends Document {
  /** The value that identifies the document in the address of its page; undefined if it has no page. */
  named: unknown;
}

type Test = (value: unknown) => boolean;

/** Whether a formatted text, in any language, contains a node that passes the test. */
const holds = (value: unknown, isIt: Test): boolean => {
  if (Array.isArray(value)) return value.some((part) => holds(part, isIt));
  if (!isRecord(value)) return false;
  return isIt(value) || Object.values(value).some((part) => holds(part, isIt));
};

const isPicture =
  (id: Id): Test =>
  (part) => {
    if (!isRecord(part) || part.type !== 'upload' || part.relationTo !== 'media') return false;
    const shown = isRecord(part.value) ? part.value.id : part.value;
    return String(shown) === String(id);
  };

const isLink =
  (leadsHere: Test): Test =>
  (part) =>
    isRecord(part) && part.type === 'link' && isRecord(part.fields) && leadsHere(part.fields.url);

/** Whether an address, in any language, leads to the document's page. */
const leadsTo =
  ({ req, slug, named }: SoughtDocument): Test =>
  (address) => {
    const path = withoutQuery(toCanonicalAddress(address, req.payload.config.serverURL));
    return listTargets(path).some(
      (target) => target.kind !== 'screen' && target.kind === slug && toAddressValue(target) === named,
    );
  };

/** Whether the texts and addresses at these paths of a document show another document or link to it. */
export const isUsedIn =
  ({ texts, addresses }: Paths, sought: SoughtDocument) =>
  (doc: unknown): boolean => {
    const leadsHere = leadsTo(sought);
    const isPart = sought.slug === 'media' ? isPicture(sought.id) : isLink(leadsHere);
    const valuesAt = (paths: string[]) => paths.flatMap((path) => listValuesAt(doc, path.split('.')));
    return valuesAt(texts).some((text) => holds(text, isPart)) || valuesAt(addresses).some(leadsHere);
  };

import { type GlobalBeforeChangeHook, ValidationError } from 'payload';
import { type DomainStatus, whatVisitorsSee } from '../globals/what-visitors-see.ts';

const isStatus = (value: unknown): value is DomainStatus =>
  typeof value === 'string' && Object.hasOwn(whatVisitorsSee, value);

/**
 * Changes the state of the site for nobody who does not name the new state a second time: it changes every page at once.
 * Asked here too, so that a slip in a list of choices or a script does not do it (nor a restored version: `guard-restore.ts`).
 */
export const askBeforeStateChanges: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { confirmDomainStatus, ...kept } = data;
  const now: unknown = originalDoc?.domainStatus ?? 'live';
  const next: unknown = kept.domainStatus;
  if (!req.user || !isStatus(next) || next === now || confirmDomainStatus === next) return kept;
  const message = `${whatVisitorsSee[next]} Confirm that this is what you want.`;
  throw new ValidationError(
    { global: 'site-settings', errors: [{ message, path: 'confirmDomainStatus' }] },
    req.t,
  );
};

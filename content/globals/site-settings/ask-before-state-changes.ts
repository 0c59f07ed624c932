import type { GlobalBeforeChangeHook } from 'payload';
import { fieldError } from '../../requests/refuse.ts';
import { type DomainStatus, whatVisitorsSee } from '../what-visitors-see.ts';

const isStatus = (value: unknown): value is DomainStatus =>
  typeof value === 'string' && Object.hasOwn(whatVisitorsSee, value);

/**
 * Refuses to change the state of the site unless the person names the new state a second time: it changes every page at
 * once. The server checks this too, so that a wrong choice in a list or a script cannot do it by accident. For a
 * restored version, see `guard-restore.ts`.
 */
export const askBeforeStateChanges: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { confirmDomainStatus, ...kept } = data;
  const now: unknown = originalDoc?.domainStatus ?? 'live';
  const next: unknown = kept.domainStatus;
  if (!req.user || !isStatus(next) || next === now || confirmDomainStatus === next) return kept;
  const message = `${whatVisitorsSee[next]} Confirm that this is what you want.`;
  throw fieldError(req, 'site-settings', { path: 'confirmDomainStatus', message });
};

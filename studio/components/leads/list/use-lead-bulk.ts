import { isWorkedBy, type LeadGroup, toLeadGroup } from '@ev-site/content/access/lead-access.ts';
import type { Role } from '@ev-site/content/access/roles.ts';
import { listStatusesOf, toStatusWords } from '@ev-site/content/leads/lead-statuses.ts';
import { stepNeedsDay } from '@ev-site/content/leads/work/step-needs-day.ts';
import { toStoredDay } from '@ev-site/content/time/india-time.ts';
import { useConfig, useListQuery, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { mergeListSearchAndWhere } from 'payload/shared';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import type { Choice } from '../../choices.tsx';
import { takeFocus } from '../../take-focus.ts';
import { useBusy } from '../../use-busy.ts';
import { useLeaveConfirmation } from '../../use-leave-confirmation.ts';
import { useUnsaved } from '../../use-unsaved.ts';
import { saySentAgain } from '../say-sent-again.ts';
import { changeLeads, type Progress } from './change-leads.ts';

const leaving =
  'The leads are being changed. When you leave, those that are left stay as they are, and a new owner may not be told. Leave?';

const nothing = { owner: '', status: '', nextStep: '', nextStepOn: '' };

const toChange = ({ owner, status, nextStep, nextStepOn }: typeof nothing): Record<string, unknown> => ({
  ...(owner && { owner: owner === 'nobody' ? null : Number(owner) }),
  ...(status && { status }),
  ...(nextStep && { nextStep }),
  ...(nextStepOn && { nextStepOn: toStoredDay(nextStepOn) }),
});

/** A colleague to whom leads can be given; the role decides which kinds of lead. */
export interface OwnerChoice extends Choice {
  role: Role;
}

const groupWords: Record<LeadGroup, string> = { enquiry: 'enquiries', application: 'applications' };

/** Why leads of a kind cannot get this status or this owner; empty if they can. */
const sayMisfit = (kind: unknown, status: string, owner: OwnerChoice | undefined): string => {
  const group = toLeadGroup(kind);
  if (status && !listStatusesOf(group).some((one) => one === status))
    return `${groupWords[group]} are never “${toStatusWords(status)}”.`;
  if (owner && !isWorkedBy(owner.role, group)) return `${owner.label} works no ${groupWords[group]}.`;
  return '';
};

/** The change of all ticked leads at once: what is typed, the calls, their progress, and what was said of them. */
export const useLeadBulk = (owners: readonly OwnerChoice[]) => {
  const { count, getQueryParams, selectAll, toggleAll } = useSelection();
  const { query } = useListQuery();
  const { getEntityConfig } = useConfig();
  const router = useRouter();
  const [change, setChange] = useState(nothing);
  const [said, setSaid] = useState('');
  /** Progress of a change that takes several calls. */
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopping = useRef<AbortController>(null);
  useUnsaved(Number(count) > 0 && change !== nothing);
  useLeaveConfirmation(progress !== null, leaving);
  useEffect(() => () => stopping.current?.abort(), []);
  const [isBusy, run] = useBusy();
  const line = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const onDay = useRef<HTMLInputElement>(null);

  /** Unticks all, because leads that left the list would stay ticked. `toggleAll` unticks if any is ticked, as here. */
  const untick = () => {
    toggleAll();
    takeFocus(line.current, form.current);
  };

  /** For leads on all pages, Payload applies the filters of the list but forgets the search words. */
  const getSearch = () =>
    String(selectAll) === 'allAvailable' && typeof query.search === 'string' && query.search
      ? mergeListSearchAndWhere({
          collectionConfig: getEntityConfig({ collectionSlug: 'leads' }),
          search: query.search,
        })
      : undefined;

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (change.nextStep && !change.nextStepOn) {
      onDay.current?.focus();
      return setSaid(stepNeedsDay);
    }
    const data = toChange(change);
    const newOwner = owners.find(({ value }) => value === change.owner);
    if (Object.keys(data).length === 0) return setSaid('Choose what is to change.');
    const stop = new AbortController();
    stopping.current = stop;
    setSaid('');
    const { changed, said } = await run(() =>
      changeLeads(getQueryParams(getSearch()), data, {
        onProgress: setProgress,
        signal: stop.signal,
        sayMisfit: (kind) => sayMisfit(kind, change.status, newOwner),
      }),
    );
    setProgress(null);
    setSaid(said);
    if (changed === 0) return;
    // What was chosen for other leads meanwhile stays.
    setChange((now) => (now === change ? nothing : now));
    untick();
    router.refresh();
  };

  const sendAgain = async () => {
    const path = `/leads/send-again${getQueryParams(getSearch())}`;
    const { ok, message, body } = await run(() => askStudio('POST', path, {}));
    setSaid(ok ? saySentAgain(body) : message);
    if (!ok) return;
    // If some are left, the ticks stay, so that the next press sends those.
    if (!Number(body.left)) untick();
    router.refresh();
  };

  const set = (field: keyof typeof nothing) => (event: { target: { value: string } }) =>
    setChange({ ...change, [field]: event.target.value });

  return {
    count: Number(count),
    change,
    set,
    said,
    progress,
    isBusy,
    /** The line that says what was done, the form, and the field of the day; the focus goes to them. */
    line,
    form,
    onDay,
    apply,
    sendAgain,
    stop: () => stopping.current?.abort(),
  };
};

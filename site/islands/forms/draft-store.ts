import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';

/** The forms whose text is stored until it is sent: those of leads, and the privacy request. */
export type DraftKind = LeadKind | 'request';

/** Text that a visitor has typed but not sent. */
export interface Draft {
  /** Time of the last typing (ms since 1970). */
  at: number;
  /** Texts and choices by field name; no file, no consent, no answer of the human check. */
  texts: Readonly<Record<string, string>>;
  /** The subject of the form, e.g. a vehicle; empty if it is always the same. */
  about: string;
  /** The key under which the form was sent without an answer, so it may have arrived; empty if it was never sent. */
  key: string;
  /** True if the form was sent, or should have been, and no answer came. */
  unsent: boolean;
}

/** Prefix of all drafts. The loader uses it to delete old drafts (rendering/sweep-drafts.ts). */
export const draftPrefix = 'ev-draft:';
/** How long a draft is kept (ms). */
export const draftLifetimeMs = day;

// Some browsers store nothing, or refuse. The form then works without drafts.
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Deletes the draft of this kind of form. */
export const eraseDraft = (kind: DraftKind): void => {
  attempt(() => localStorage.removeItem(draftPrefix + kind));
};

/** Deletes all drafts. */
export const eraseDrafts = (): void => {
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(draftPrefix)) localStorage.removeItem(name);
  });
};

/**
 * @returns null if there is no draft from the last 24 hours. The clock may have been corrected since, so a time up to
 * 24 hours ahead counts too. Other drafts are deleted.
 */
export const readDraft = (kind: DraftKind, now = Date.now()): Draft | null => {
  const draft = attempt((): Draft | null => JSON.parse(localStorage.getItem(draftPrefix + kind) ?? 'null'));
  if (draft && Math.abs(now - draft.at) < draftLifetimeMs) return draft;
  eraseDraft(kind);
  return null;
};

/** Whether a redirect led to this page, as after a form. False after a link, a reload or going back. */
const isRedirected = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        'type' in entry &&
        entry.type === 'navigate' &&
        'redirectCount' in entry &&
        Number(entry.redirectCount) > 0,
    );

/**
 * If the browser sent a form by itself, before the script had loaded, its draft is deleted on the confirmation page. A
 * draft that was typed on that page stays.
 */
export const dropSent = (kind: DraftKind): void => {
  if (new URLSearchParams(location.search).get('sent') !== kind || !isRedirected()) return;
  if ((readDraft(kind)?.at ?? 0) < performance.timeOrigin) eraseDraft(kind);
};

/** The fragment of an address that asks for an empty form, as the link on a page of problems does. */
export const emptyForm = '#empty';

/** Deletes the draft if the address asks for an empty form. A reload must not ask again, so the address loses that. */
export const eraseDraftForEmptyForm = (kind: DraftKind): void => {
  if (location.hash !== emptyForm) return;
  eraseDraft(kind);
  history.replaceState(history.state, '', location.pathname + location.search);
};

/** Stores a draft on this device in place of the previous one. @returns whether the browser has stored it. */
export const writeDraft = (kind: DraftKind, draft: Draft): boolean =>
  attempt(() => {
    localStorage.setItem(draftPrefix + kind, JSON.stringify(draft));
    return true;
  }) ?? false;

/** Closing a form's dialog discards its draft (specification, section 4), unless it was sent without an answer. */
export const leaveDraft = (kind: DraftKind): void => {
  if (!readDraft(kind)?.unsent) eraseDraft(kind);
};

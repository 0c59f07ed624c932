import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';

/** What somebody has typed and not sent yet. */
export interface Draft {
  /** When it was typed last (ms since 1970). */
  at: number;
  /** By the names of the fields: texts and choices, no file, no consent, no answer of the human check. */
  texts: Readonly<Record<string, string>>;
  /** What the form was about, e.g. a vehicle; empty where that is always the same. */
  about: string;
  /** The key under which it was sent already and nobody knows whether it arrived; empty where it never was. */
  key: string;
  /** True where it was sent, or was to be, and no answer came. */
  unsent: boolean;
}

/** Begins the names of all drafts; the loader erases by it what is old (rendering/sweep-drafts.ts). */
export const draftPrefix = 'ev-draft:';
/** How long a draft is kept (ms). */
export const keptForMs = 24 * 60 * 60 * 1000;

// Some browsers keep nothing, or say no: then a form is as it was before there were drafts.
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Erases what was typed into a form of this kind. */
export const eraseDraft = (kind: LeadKind): void => {
  attempt(() => localStorage.removeItem(draftPrefix + kind));
};

/** Erases what was typed into any form. */
export const eraseDrafts = (): void => {
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(draftPrefix)) localStorage.removeItem(name);
  });
};

/**
 * A draft as it lies there: of one that a version before 2026-11-27 kept nobody knows what it was about, but where that
 * is always the same.
 */
type KeptDraft = Omit<Draft, 'about'> & Partial<Draft>;

/**
 * @returns null where there is none, or none of the last 24 hours, by a clock that may have been put right since: then
 * what there is goes.
 */
export const readDraft = (kind: LeadKind, now = Date.now()): Draft | null => {
  const draft = attempt((): KeptDraft | null =>
    JSON.parse(localStorage.getItem(draftPrefix + kind) ?? 'null'),
  );
  if (draft && Math.abs(now - draft.at) < keptForMs) return { ...draft, about: draft.about ?? '' };
  eraseDraft(kind);
  return null;
};

/** Whether this page came by a redirect, as after a form: not by a link of ours, a reload or the way back. */
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
 * What the browser sent by itself, before the script had come, is no draft on the page that says that it was taken;
 * what is typed there is one.
 */
export const dropSent = (kind: LeadKind): void => {
  if (new URLSearchParams(location.search).get('sent') !== kind || !isRedirected()) return;
  if ((readDraft(kind)?.at ?? 0) < performance.timeOrigin) eraseDraft(kind);
};

/** Keeps a draft on this device, in the place of the one before. @returns whether the browser keeps it. */
export const writeDraft = (kind: LeadKind, draft: Draft): boolean =>
  attempt(() => {
    localStorage.setItem(draftPrefix + kind, JSON.stringify(draft));
    return true;
  }) ?? false;

/** Whoever closes a form's window has done with it (specification, section 4), unless no answer came when it was sent. */
export const leaveDraft = (kind: LeadKind): void => {
  if (!readDraft(kind)?.unsent) eraseDraft(kind);
};

import type { Language } from '@ev-site/contract/paths.ts';
import type { Ending } from '../accounts/end-access.ts';
import type { ResetLink } from '../accounts/reset-link.ts';
import type { ComparedSave } from '../keeping/compared-saves.ts';
import type { CurrentDocument } from '../keeping/last-change.ts';
import type { NamedLead } from '../leads/work/tell-owner.ts';
import type { ReadyUpload } from '../pictures/ready-sizes.ts';
import type { Scheduled } from '../timetable/list-scheduled.ts';

declare module 'payload' {
  /** Data that go along with a call: the caller passes them to the hooks, or one hook to the next. */
  interface RequestContext {
    /** A read by a program that needs a whole list, and has a limit of its own or reads no leads. */
    readsAll?: boolean;
    /** The save is only a draft. */
    savesDraft?: boolean;
    /**
     * Publishes a single language. Holds, for each document, the drafts of the other languages that stay unpublished.
     * `triesOne`: the same as a trial that writes nothing.
     */
    publishesOne?: { language: Language; drafts: Map<string, Record<string, unknown>> } | undefined;
    triesOne?: boolean;
    /** A trial of a scheduled publication: the moment for which it is scheduled (ISO). */
    triedAt?: string;
    /** A copy takes over chosen languages, and English is not one of them. */
    leavesEnglish?: boolean;
    /** The entry of the timetable that this change carries out. */
    due?: Scheduled;
    /** Ids of documents that a change takes off the site. */
    takenDown?: ReadonlySet<unknown>;
    /** A sweep erases something because its time is over, and not because a person asked for it. */
    isSweeping?: boolean;
    /**
     * The name of a person outside the staff, e.g. a dealer, who changes what the staff's forms show. Saves from forms
     * that were opened before are refused.
     */
    changedBy?: string;
    /** The state of a single page before somebody restores a version of it. */
    beforeRestore?: CurrentDocument;
    /** The call says which state the editor had opened. */
    saysOpened?: boolean;
    /** Saves that were already compared with the stored state, by document (keeping/compared-saves.ts). */
    comparedSaves?: Map<string, ComparedSave>;
    /** The person who makes this change has not seen a change that somebody else made at the same time. */
    isUnseen?: boolean;
    /** The step of a lead is done; otherwise it was only removed. */
    isStepDone?: boolean;
    /** A lead is taken from its owner in order to be given to a dealer. */
    isHandedOver?: boolean;
    /** Leads that a call has given to colleagues, by the account of each colleague. */
    givenLeads?: Map<number, NamedLead[]>;
    /** Rows as a change has read them (database/own-changes.ts). */
    rowsAsFound?: Map<string, Record<string, unknown>>;
    /** A picture of the project, uploaded by the seed: it is stored unchanged, under its own name. */
    isOwnPicture?: boolean;
    /** The sizes that were made in advance for the picture that the seed uploads. */
    readySizes?: ReadyUpload | undefined;
    /** The account whose password is changed. */
    passwordOf?: unknown;
    /** The check of the present password, running or done. */
    presentPassword?: Promise<void>;
    /** The access that the change of an account ends, by the account's id. */
    accessThatEnds?: Map<unknown, Ending>;
    /** The accounts from which the person who asks takes rights (accounts/last-administrator.ts). */
    rightsTakenFrom?: Set<unknown>;
    /** The link to choose a password that is being mailed. */
    resetLink?: ResetLink;
    /** Somebody chooses a password by a mailed link, and signs in himself afterwards. */
    choosesPassword?: boolean;
    secondFactorGiven?: boolean;
    /** They are shown only once. */
    recoveryCodes?: string[];
  }
}

import type { Language } from '@ev-site/contract/paths.ts';
import type { Ending } from '../accounts/end-access.ts';
import type { ResetLink } from '../accounts/reset-link.ts';
import type { ComparedSave } from '../keeping/compared-saves.ts';
import type { Standing } from '../keeping/last-change.ts';
import type { NamedLead } from '../leads/work/tell-owner.ts';
import type { ReadyUpload } from '../pictures/ready-sizes.ts';
import type { Scheduled } from '../timetable/list-scheduled.ts';

declare module 'payload' {
  /** What goes along with a call: whoever makes it tells its hooks, or one hook tells the next. */
  interface RequestContext {
    /** A read by a program that needs all of a list, and has a bound of its own or takes no lead. */
    readsAll?: boolean;
    /** A save that is a draft only. */
    savesDraft?: boolean;
    /**
     * A publication of one language alone, with the drafts of the others of each document that it leaves behind; `triesOne`
     * where it is only tried out.
     */
    publishesOne?: { language: Language; drafts: Map<string, Record<string, unknown>> } | undefined;
    triesOne?: boolean;
    /** A copy takes chosen languages along, and English is not one of them. */
    leavesEnglish?: boolean;
    /** What the timetable does by this change. */
    due?: Scheduled;
    /** Numbers of documents that a change takes off the site. */
    takenDown?: ReadonlySet<unknown>;
    /** A sweep erases something: its time is over, and nobody asked for it. */
    isSweeping?: boolean;
    /**
     * Who changes what staff's forms hold and is none of staff, as a dealer: every form opened before it is refused.
     */
    changedBy?: string;
    /** How a single page stands before somebody goes back to a version of it. */
    standing?: Standing;
    /** Who saves says what he had opened. */
    saysOpened?: boolean;
    /** Saves that were compared with what stood there, by their document (keeping/compared-saves.ts). */
    comparedSaves?: Map<string, ComparedSave>;
    /** A change beside somebody else's that whoever makes it has not seen. */
    isUnseen?: boolean;
    /** The step of a lead is done; else it was only taken away. */
    isStepDone?: boolean;
    /** A lead is taken from its owner to be given to a dealer. */
    isHandedOver?: boolean;
    /** Leads that a call has given to colleagues, by the account of each. */
    givenLeads?: Map<number, NamedLead[]>;
    /** Rows as their change found them (database/own-changes.ts). */
    rowsAsFound?: Map<string, Record<string, unknown>>;
    /** A picture of the project, by the seed: it is stored as it is, under its own name. */
    isOwnPicture?: boolean;
    /** What is made ahead of the picture that the seed uploads. */
    readySizes?: ReadyUpload | undefined;
    /** The account whose password is changed. */
    passwordOf?: unknown;
    /** The present password is being looked at, or was. */
    presentPassword?: Promise<void>;
    /** What the change of an account ends, by its number. */
    accessThatEnds?: Map<unknown, Ending>;
    /** The link that is already on its way. */
    resetLink?: ResetLink;
    /** Somebody chooses a password by a link, and signs in by himself afterwards. */
    choosesPassword?: boolean;
    secondFactorGiven?: boolean;
    /** To be shown once. */
    recoveryCodes?: string[];
  }
}

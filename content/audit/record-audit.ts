import type { Payload, PayloadRequest, Where } from 'payload';
import { getRole } from '../access/roles.ts';
import { hour, month } from '../time/spans-of-time.ts';
import type { AuditAction } from './audit-actions.ts';
import { readOrigin } from './read-origin.ts';

/** Somebody of the staff, as the log names him after his account is gone. */
interface AuditPerson {
  id: number;
  name?: string | null;
  role?: string | null;
}

/** A line of the audit log. It holds no personal data of leads: they are named by their number. */
interface AuditLine {
  action: AuditAction;
  /** What it was done to, e.g. “Vehicle “Millo””. */
  what?: string;
  /** E.g. which fields were changed; never what stands in them. */
  details?: string;
  /** Who did it, where it is not who is signed in. */
  person?: AuditPerson | null;
  /** Who did it, where no account did. */
  who?: string;
  /** The session that began with it. */
  session?: string;
}

/** What the log needs of a request; its transaction is left out where that is over, and a program has no headers. */
type AuditedRequest = Pick<PayloadRequest, 'payload' | 'user'> &
  Partial<Pick<PayloadRequest, 'headers' | 'transactionID'>>;

const mostLetters = 300;
/**
 * Refusals that are kept of an hour, so that nobody fills the disk: of all who try to sign in, and apart from them of each member
 * of staff. What strangers and colleagues send takes no room from what is kept of anybody else.
 */
const mostRefusals = 1000;

const getPerson = (req: AuditedRequest): AuditPerson | null => {
  const { user } = req;
  return user && getRole(req) !== null ? { id: Number(user.id), name: user.name, role: user.role } : null;
};

const tooManyRefusals = async (
  req: AuditedRequest,
  { action }: AuditLine,
  person: AuditPerson | null,
): Promise<boolean> => {
  // None is known of what the timetable is refused.
  const staffId = person ? { equals: person.id } : { exists: false };
  const ofWhom: Where[] = action === 'refused' ? [{ staffId }] : [];
  const { totalDocs } = await req.payload.db.count({
    collection: 'audit-log',
    where: {
      and: [
        { action: { equals: action } },
        ...ofWhom,
        { at: { greater_than: new Date(Date.now() - hour).toISOString() } },
      ],
    },
  });
  return totalDocs >= mostRefusals;
};

/** Writes a line into the audit log, within the transaction of `req` where one is open. */
export const recordAudit = async (req: AuditedRequest, line: AuditLine): Promise<void> => {
  const isRefusal = line.action === 'signInRefused' || line.action === 'refused';
  const person = line.person === undefined ? getPerson(req) : line.person;
  if (isRefusal && (await tooManyRefusals(req, line, person))) return;
  await req.payload.db.create({
    collection: 'audit-log',
    data: {
      at: new Date().toISOString(),
      action: line.action,
      who: person?.name ?? (person ? `Number ${person.id}` : (line.who ?? 'Nobody known')),
      staffId: person?.id ?? null,
      role: person?.role ?? null,
      what: line.what?.slice(0, mostLetters) ?? null,
      details: line.details?.slice(0, mostLetters) ?? null,
      session: line.session ?? null,
      ...readOrigin(req.headers ?? new Headers()),
    },
    req,
  });
};

/** Erases what of the log is older than it is kept. It is the one way in which a line goes. */
export const sweepAudit = async (payload: Payload, months: number, now: number): Promise<void> => {
  const before = new Date(now - months * month).toISOString();
  await payload.db.deleteMany({ collection: 'audit-log', where: { at: { less_than: before } } });
};

import { hour, month } from '@ev-site/contract/spans-of-time.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { getRole } from '../access/roles.ts';
import type { AuditAction } from './audit-actions.ts';
import { readOrigin } from './read-origin.ts';

/** A member of staff, as the log still names him after his account is deleted. */
interface AuditPerson {
  id: number;
  name?: string | null;
  role?: string | null;
}

/** A line of the audit log. It contains no personal data of leads: they are named by their id. */
interface AuditLine {
  action: AuditAction;
  /** The thing that was changed, e.g. “Vehicle “Millo””. */
  what?: string;
  /** E.g. which fields were changed, but never their values. */
  details?: string;
  /** The person who did it, if that is not the signed-in user. */
  person?: AuditPerson | null;
  /** Who did it, if it was no account. */
  who?: string;
  /** The session that this sign-in began. */
  session?: string;
}

/**
 * The parts of a request that the log needs. `transactionID` is missing if the transaction is over, and a program has
 * no headers.
 */
type AuditedRequest = Pick<PayloadRequest, 'payload' | 'user'> &
  Partial<Pick<PayloadRequest, 'headers' | 'transactionID'>>;

const mostLetters = 300;
/**
 * The most refusals that are stored per hour, so that nobody can fill the disk. Refused sign-ins are counted together,
 * other refusals separately for each member of staff. So no stranger or colleague takes room from anybody else's lines.
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
  // The timetable has no person, and its refusals are counted together.
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

/** Erases lines of the log that are too old. There is no other way to remove a line. */
export const sweepAudit = async (payload: Payload, months: number, now: number): Promise<void> => {
  const before = new Date(now - months * month).toISOString();
  await payload.db.deleteMany({ collection: 'audit-log', where: { at: { less_than: before } } });
};

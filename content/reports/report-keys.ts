import { createHash, randomBytes } from 'node:crypto';
import { hour, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Endpoint, Payload } from 'payload';
import * as z from 'zod';
import { onlyFor } from '../access/only-for.ts';
import { canManageStaff } from '../access/staff-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { readJson } from '../requests/read-json.ts';
import { refuse } from '../requests/refuse.ts';
import { readPeriod } from './period.ts';
import { type ClosedRow, type Report, type ReportRow, readReport } from './read-report.ts';
import { reportReaders } from './report-readers.ts';

/** Reports that one key may request in an hour. */
export const mostInHour = 60;
const keyPattern = /^Bearer (rk_[\w-]{43})$/;

const toHash = (key: string): string => createHash('sha256').update(`report key ${key}`).digest('hex');

const schema = z.object({
  name: z.string().trim().min(1).max(80),
  reads: z.enum(reportReaders.map(({ value }) => value) as ['sales', 'hr', 'admin']),
});

/** `POST /report-keys/make` with `{"name", "reads"}`: makes a key and shows it once. For administrators. */
const make: Endpoint = {
  path: '/make',
  method: 'post',
  handler: onlyFor(canManageStaff, 'Only administrators can make keys.', async (req) => {
    const parsed = schema.safeParse(await readJson(req));
    if (!parsed.success)
      return refuse(
        400,
        parsed.error.issues[0]?.path[0] === 'name'
          ? 'Write what the key is for, in at most 80 letters.'
          : 'Say what it reads.',
      );
    const key = `rk_${randomBytes(32).toString('base64url')}`;
    const now = new Date().toISOString();
    const made = await req.payload.db.create({
      collection: 'report-keys',
      data: {
        ...parsed.data,
        begins: key.slice(0, 8),
        madeBy: req.user?.name ?? '',
        keyHash: toHash(key),
        usedInHour: 0,
        createdAt: now,
        updatedAt: now,
      },
    });
    await recordAudit(req, { action: 'created', what: `Key for reports “${parsed.data.name}”` });
    return Response.json({ id: made.id, key }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  }),
};

/**
 * Counts one use of a key, over all processes: it is one statement. A key that nobody made is only looked up, because
 * anybody can send one.
 * @returns whose figures the key reads, or why it is refused
 */
const useKey = async (
  payload: Payload,
  key: string,
): Promise<{ reads: 'sales' | 'hr' | 'admin' } | 'unknown' | { waitSeconds: number }> => {
  const { rows } = await getSqlDatabase(payload);
  const ofKey = sql`key_hash = ${toHash(key)}`;
  if ((await rows(sql`SELECT id FROM report_keys WHERE ${ofKey}`)).length === 0) return 'unknown';
  const now = Date.now();
  const [time, before] = [new Date(now).toISOString(), new Date(now - hour).toISOString()];
  // An hour that has not begun yet was written by a clock that ran ahead; clocks of two hosts may differ a little.
  const later = new Date(now + 5 * minute).toISOString();
  const isOver = sql`(hour_began IS NULL OR hour_began <= ${before} OR hour_began > ${later})`;
  const [row] = await rows(
    sql`UPDATE report_keys SET last_used_at = ${time}, used_in_hour = CASE WHEN ${isOver} THEN 1 ELSE used_in_hour + 1 END,
       hour_began = CASE WHEN ${isOver} THEN ${time} ELSE hour_began END
     WHERE ${ofKey} RETURNING reads, used_in_hour, hour_began`,
  );
  if (!row) return 'unknown';
  if (Number(row.used_in_hour) <= mostInHour) return { reads: String(row.reads) as 'sales' | 'hr' | 'admin' };
  const ends = new Date(String(row.hour_began)).getTime() + hour;
  return { waitSeconds: Math.max(1, Math.ceil((ends - now) / 1000)) };
};

const toFigures = ({ label, leads, won, lost, inTime, late, missed, waiting, byHand }: ReportRow) => ({
  label,
  leads,
  won,
  lost,
  answered_in_time: inTime,
  answered_late: late,
  not_answered_in_time: missed,
  still_in_time: waiting,
  entered_by_hand: byHand,
});

const toClosedFigures = ({ label, won, lost }: ClosedRow) => ({ label, won, lost });

const toAnswer = ({ period, times, all, sections, closed }: Report) => ({
  from: period.from,
  to: period.to,
  answer_within: times,
  all: toFigures(all),
  sections: sections.map(({ key, title, rows }) => ({ key, title, rows: rows.map(toFigures) })),
  closed: {
    all: toClosedFigures(closed.all),
    sections: closed.sections.map(({ key, title, rows }) => ({
      key,
      title,
      rows: rows.map(toClosedFigures),
    })),
  },
});

/** `GET /report-keys/report?from=&to=` with `Authorization: Bearer <key>`: the report of a period as JSON. */
const read: Endpoint = {
  path: '/report',
  method: 'get',
  handler: async (req) => {
    const [, key] = keyPattern.exec(req.headers.get('authorization') ?? '') ?? [];
    const used = key ? await useKey(req.payload, key) : 'unknown';
    if (used === 'unknown') return refuse(401, 'Send a key for reports: Authorization: Bearer rk_…');
    if ('waitSeconds' in used) {
      const refusal = refuse(429, `At most ${mostInHour} reports an hour.`);
      refusal.headers.set('Retry-After', String(used.waitSeconds));
      return refusal;
    }
    const { period, problem } = readPeriod(Object.fromEntries(req.searchParams));
    if (problem) return refuse(400, problem);
    const report = await readReport(req.payload, { role: used.reads }, period);
    if (!report) return refuse(403, 'This key reads nothing.');
    return Response.json(toAnswer(report), {
      headers: { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' },
    });
  },
};

/** The endpoints that make and use report keys. */
export const reportKeyEndpoints: Endpoint[] = [make, read];

import { type NamedDocument, studioPath } from '@ev-site/contract/documents.ts';
import type { Payload } from 'payload';
import { askAccess } from '../access/ask-access.ts';
import { listAdministrators } from '../accounts/administrators.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { nameContent } from '../audit/name-document.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findConfig } from '../documents/find-config.ts';
import { sendNoticeLater } from '../mail/send-notice.ts';
import type { Staff } from '../payload-types.ts';
import { type Obstacle, sayObstacles } from './list-obstacles.ts';
import type { Scheduled } from './list-scheduled.ts';
import { sayTodo } from './say-scheduled.ts';

const mayMend = async (payload: Payload, { kind }: NamedDocument, person: Staff) => {
  const config = findConfig(payload, kind);
  return (await askAccess(config?.access.update, payload, { ...person, collection: 'staff' })) === true;
};

/** The person who scheduled it, if he may still publish it; null otherwise, e.g. if he has left. */
const findScheduler = async (payload: Payload, refused: Scheduled): Promise<Staff | null> => {
  const person = await findAccountById<Staff>({ payload }, refused.byId);
  return person && (await mayMend(payload, refused.of, person)) ? person : null;
};

const toAddress = ({ config }: Payload, { of, language }: Scheduled): string =>
  `${config.serverURL}${studioPath(of.kind, of.id)}${language ? `?locale=${language}` : ''}`;

/**
 * Reports a refused publication: in the audit log, and by mail to the person who scheduled it. If he has left, or may
 * not publish it any more, the mail goes to the administrators.
 */
export const tellRefused = async (
  payload: Payload,
  refused: Scheduled,
  obstacles: readonly Obstacle[],
): Promise<void> => {
  const what = await nameContent(payload, refused.of);
  const fields = obstacles.flatMap(({ label }) => label || []).join(', ');
  await recordAudit(
    { payload, user: null },
    {
      action: 'refused',
      what,
      details: [sayTodo(refused), refused.by && `scheduled by ${refused.by}`, fields]
        .filter(Boolean)
        .join('; '),
      who: 'The timetable',
    },
  );
  const scheduler = await findScheduler(payload, refused);
  const who = scheduler ? 'You' : `${refused.by || 'A colleague'}, who cannot be told,`;
  const text = [
    `${who} had scheduled ${what} ${sayTodo(refused)} (Indian time). It was refused:`,
    sayObstacles(obstacles),
    `The site did not change. Correct the document, then publish or unpublish it by hand, or schedule it again:\n${toAddress(payload, refused)}\n`,
  ].join('\n\n');
  const subject = `${refused.type === 'publish' ? 'Not published' : 'Not taken down'}: ${what}`;
  for (const to of scheduler ? [scheduler.email] : await listAdministrators({ payload }))
    await sendNoticeLater({ payload }, { to, subject, text });
};

import type { Log } from '@ev-site/content/logging/log.ts';
import type { Mailer } from '@ev-site/content/mail/mailer.ts';
import type { Payload } from 'payload';
import type { ReadCompany } from './company.ts';

/** Everything that work which sends due mails needs. */
export interface MailWork {
  payload: Payload;
  mailer: Pick<Mailer, 'send'>;
  getCompany: ReadCompany;
  log: Pick<Log, 'error'>;
  now?: () => number;
}

/** The same for mails with a link to the site. */
export interface LinkedMailWork extends MailWork {
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
}

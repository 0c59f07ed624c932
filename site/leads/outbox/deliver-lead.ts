import { isRefused, type Mailer } from '@ev-site/content/mail/mailer.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { Settings } from '../../data/settings.ts';
import type { Progress } from './due-leads.ts';
import { getMailbox, toNotice, toReceipt } from './mail-texts.ts';

/** What a delivery needs. */
export interface DeliveryOptions {
  mailer: Mailer;
  studioUrl: string;
  /** Null where no other system is to be told. */
  postWebhook: ((lead: Lead) => Promise<void>) | null;
}

const now = () => new Date().toISOString();

/** Names of a lead's mails; also the names of their files. */
const toMailName = (lead: Lead, purpose: 'notice' | 'receipt'): string => `lead-${lead.id}-${purpose}`;

/**
 * Does what is still owed for a lead: mail to colleagues, receipt to the visitor, webhook.
 * @returns when each part was done, and the first error where one was not. A receipt that the visitor's own mail
 * server refuses is settled: there is nobody to tell.
 */
export const deliverLead = async (
  lead: Lead,
  settings: Settings,
  options: DeliveryOptions,
): Promise<{ progress: Progress; error: unknown }> => {
  const progress: Progress = {
    notifiedAt: lead.notifiedAt,
    receiptAt: lead.receiptAt,
    webhookAt: lead.webhookAt,
  };
  let firstError: unknown;

  const attempt = async (part: keyof Progress, doIt: () => Promise<void>): Promise<void> => {
    if (progress[part]) return;
    try {
      await doIt();
      progress[part] = now();
    } catch (error) {
      firstError ??= error;
    }
  };

  await attempt('notifiedAt', async () => {
    const to = getMailbox(settings, lead.kind);
    if (!to) throw new Error('The company has no e-mail address in the site settings.');
    await options.mailer.send({
      ...toNotice(lead, options.studioUrl),
      name: toMailName(lead, 'notice'),
      to,
      replyTo: lead.email,
    });
  });
  if (lead.receiptWanted) {
    await attempt('receiptAt', () =>
      options.mailer
        .send({ ...toReceipt(lead, settings), name: toMailName(lead, 'receipt'), to: lead.email })
        .catch((error: unknown) => {
          if (!isRefused(error)) throw error;
        }),
    );
  }
  if (options.postWebhook) {
    const post = options.postWebhook;
    await attempt('webhookAt', () => post(lead));
  }
  return { progress, error: firstError };
};

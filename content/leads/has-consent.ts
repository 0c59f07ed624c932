import type { Lead } from '../payload-types.ts';

/** Whether the visitor has agreed to WhatsApp or to news. */
export const hasConsent = ({
  whatsappConsent,
  marketingConsent,
}: Pick<Lead, 'whatsappConsent' | 'marketingConsent'>): boolean =>
  whatsappConsent === true || marketingConsent === true;

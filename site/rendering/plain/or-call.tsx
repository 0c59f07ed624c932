import type { Locale } from '../../page/locale.ts';
import type { Phone } from '../../page/plain-page.ts';

/** The company's phone number, after another suggestion. */
export const OrCall = ({ phone, locale }: { phone: Phone; locale: Locale }) => (
  <>
    {' '}
    {locale.words.plainPages.orCall} <a href={phone.href}>{phone.number}</a>
  </>
);

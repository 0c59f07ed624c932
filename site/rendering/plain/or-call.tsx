import type { Locale } from '../../page/locale.ts';
import type { Phone } from '../../page/plain-page.ts';

/** The company's number, behind what else one can do. */
export const OrCall = ({ phone, locale }: { phone: Phone; locale: Locale }) => (
  <>
    {' '}
    {locale.words.plainPages.orCall} <a href={phone.href}>{phone.number}</a>
  </>
);

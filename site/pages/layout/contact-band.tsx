import type { RouteName } from '@ev-site/contract/paths.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import type { Locale } from '../../page/locale.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './contact-band.module.css';
import { type Action, toCallAction, toFormAction } from './enquiry-action.ts';

type Reader = 'buyers' | 'dealers' | 'events';

/** The readers of screens that are not meant for buyers. */
const readers: Partial<Record<RouteName, Reader>> = {
  BecomeDealer: 'dealers',
  Events: 'events',
  EventDetails: 'events',
  TradeShow: 'events',
};

/** The form to offer a reader: a test ride after events; none for dealers, because their page is the form itself. */
const toForm = (reader: Reader, settings: Settings, locale: Locale): Action | null => {
  const { enquire } = locale.words.layout.band[reader];
  const form = reader === 'dealers' ? null : toFormAction(settings, enquire, locale);
  return form && reader === 'events' ? { ...form, href: locale.pathTo('TestRide') } : form;
};

/** The last part of a page: invites the reader to contact the company, in every way. Dealers get their own contact. */
export const ContactBand = ({ settings, current }: { settings: Settings; current: RouteName }) => {
  const locale = useLocale();
  const { layout, links } = locale.words;
  const { whatsapp } = settings;
  const reader = readers[current] ?? 'buyers';
  const { title, text } = layout.band[reader];
  const enquiry = toForm(reader, settings, locale);
  const desk = reader === 'dealers' ? pickByPurpose(settings.phones, 'dealer') : undefined;
  const call = toCallAction(desk ? { phones: [desk] } : settings, locale);
  return (
    <section className={styles.band} aria-labelledby="talk-to-us">
      <div className={`frame ${styles.parts}`}>
        <div>
          <h2 id="talk-to-us">{title}</h2>
          <p className={styles.words}>{text}</p>
        </div>
        <div className={styles.ways}>
          {enquiry && (
            <ButtonLink look="ink" wide href={enquiry.href}>
              {enquiry.words}
            </ButtonLink>
          )}
          {call && (
            <ButtonLink look={enquiry ? 'outline' : 'ink'} wide href={call.href}>
              {call.words}
            </ButtonLink>
          )}
          {whatsapp && (
            <ButtonLink look="outline" wide href={whatsapp.href}>
              {links.whatsapp({ number: whatsapp.number })}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
};

import type { RouteName } from '@ev-site/contract/paths.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './contact-band.module.css';
import { toCallAction, toFormAction } from './enquiry-action.ts';

/** Whom the page speaks to, where not to buyers. */
const readers: Partial<Record<RouteName, 'dealers' | 'events'>> = {
  BecomeDealer: 'dealers',
  Events: 'events',
  EventDetails: 'events',
  TradeShow: 'events',
};

/** The last word of a page: talk to us, and every way to do it. Dealers reach their own desk; their form is the page. */
export const ContactBand = ({ settings, current }: { settings: Settings; current: RouteName }) => {
  const locale = useLocale();
  const { layout, links } = locale.words;
  const { whatsapp } = settings;
  const reader = readers[current] ?? 'buyers';
  const { title, text, enquire } = layout.band[reader];
  const isForDealers = reader === 'dealers';
  const enquiry = isForDealers ? null : toFormAction(settings, enquire, locale);
  const desk = isForDealers ? pickByPurpose(settings.phones, 'dealer') : undefined;
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

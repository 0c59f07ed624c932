import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './contact-band.module.css';
import { toCallAction, toFormAction } from './enquiry-action.ts';

/** The last word of a page: talk to us, and every way to do it. */
export const ContactBand = ({ settings }: { settings: Settings }) => {
  const locale = useLocale();
  const { layout, links } = locale.words;
  const { whatsapp } = settings;
  const enquiry = toFormAction(settings, layout.band.enquire, locale);
  const call = toCallAction(settings, locale);
  return (
    <section className={styles.band} aria-labelledby="talk-to-us">
      <div className={`frame ${styles.parts}`}>
        <div>
          <h2 id="talk-to-us">{layout.band.title}</h2>
          <p className={styles.words}>{layout.band.text}</p>
        </div>
        <div className={styles.ways}>
          {enquiry && (
            <ButtonLink look="ink" wide href={enquiry.href}>
              {enquiry.words}
            </ButtonLink>
          )}
          {call && (
            <ButtonLink look="outline" wide href={call.href}>
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

import type { EventDetail } from '../../data/events.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './event-detail.module.css';

/** Pictures of the event as squares. Each square links to the whole picture. */
export const EventGallery = ({ gallery, title }: Pick<EventDetail, 'gallery' | 'title'>) => {
  const { words } = useLocale();
  return (
    <section aria-label={words.details.event.gallery}>
      <ul className={styles.gallery}>
        {gallery.map(({ thumbnail, full }, index) => {
          const alt = thumbnail.alt || words.page.picture({ number: index + 1, title });
          return (
            <li key={full}>
              <a href={full}>
                <Picture picture={{ ...thumbnail, alt }} sizes="300px" fit="crop" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

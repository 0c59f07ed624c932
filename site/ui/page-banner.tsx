import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-banner.module.css';
import { acrossPhone, Picture, type PictureSource } from './picture.tsx';
import { WholeWords } from './whole-words.tsx';

interface PageBannerProps {
  /** The breadcrumb trail. */
  trail: ReactNode;
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** With a picture, the banner is green, and the picture fills its end. */
  picture?: PictureSource | null;
  /** Content below the words. */
  children?: ReactNode;
}

/** The head of a page: breadcrumb trail, title, one sentence. It ends with a strip of road. */
export const PageBanner = ({ trail, title, lead, picture = null, children }: PageBannerProps) => (
  <div className={classNames(styles.banner, picture !== null && styles.green)}>
    <div className={styles.parts}>
      <div className={styles.words}>
        {trail}
        <h1 className={styles.title}>
          <WholeWords>{title}</WholeWords>
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            sizes={`(min-width: 48rem) 46vw, ${acrossPhone}`}
            fit="crop"
            decorative
            eager
          />
        </div>
      )}
    </div>
  </div>
);

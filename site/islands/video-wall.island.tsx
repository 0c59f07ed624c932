import { useState } from 'react';
import { Drawing } from '../ui/drawing.tsx';
import { isSpecialClick } from '../ui/is-special-click.ts';
import { Modal } from '../ui/modal.tsx';
import { acrossPhone, Picture, type PictureSource } from '../ui/picture.tsx';
import { signs } from '../ui/signs.ts';
import styles from './video-wall.module.css';

interface Video {
  title: string;
  /** The player's address. */
  url: string;
  poster: PictureSource | null;
}

interface VideoWallProps {
  videos: Video[];
  /** `play` is read out before a video's title. */
  words: { play: string; title: string; close: string };
}

/** Videos as pictures. The player is loaded from its provider only when a video is chosen. */
const VideoWall = ({ videos, words }: VideoWallProps) => {
  const [chosen, setChosen] = useState<Video | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {videos.map((video) => (
          <li key={video.url}>
            <a
              className={styles.video}
              href={video.url}
              rel="noopener nofollow"
              onClick={(event) => {
                if (isSpecialClick(event)) return;
                event.preventDefault();
                setChosen(video);
              }}
            >
              <span className={styles.poster}>
                {video.poster && (
                  <Picture
                    picture={video.poster}
                    sizes={`(min-width: 48rem) 24rem, ${acrossPhone}`}
                    fit="crop"
                    decorative
                  />
                )}
                <span className={styles.play}>
                  <Drawing path={signs.play} />
                </span>
              </span>
              <span className="only-heard">{`${words.play} `}</span>
              {video.title}
            </a>
          </li>
        ))}
      </ul>
      <Modal
        title={words.title}
        open={chosen !== null}
        onClose={() => setChosen(null)}
        closeWord={words.close}
      >
        {chosen && (
          <iframe
            className={styles.player}
            src={chosen.url}
            title={chosen.title}
            allow="fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </Modal>
    </>
  );
};

export default VideoWall;

import { useState } from 'react';
import { Drawing } from '../ui/drawing.tsx';
import { Modal } from '../ui/modal.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import styles from './video-wall.module.css';

interface Video {
  title: string;
  /** The player's address. */
  url: string;
  poster: PictureSource | null;
}

/** Videos as pictures: the player is fetched from its maker only when one is chosen. */
const VideoWall = ({ videos }: { videos: Video[] }) => {
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
                event.preventDefault();
                setChosen(video);
              }}
            >
              <span className={styles.poster}>
                {video.poster && (
                  <Picture
                    picture={video.poster}
                    sizes="(min-width: 48rem) 24rem, 100vw"
                    fit="crop"
                    decorative
                  />
                )}
                <span className={styles.play}>
                  <Drawing path="M8 5v14l11-7z" />
                </span>
              </span>
              <span className="only-heard">Play the video: </span>
              {video.title}
            </a>
          </li>
        ))}
      </ul>
      <Modal title="Video" open={chosen !== null} onClose={() => setChosen(null)} closeWord="Close the video">
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

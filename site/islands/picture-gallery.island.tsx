import type { LightboxWords } from '../ui/lightbox.tsx';
import { PictureWall, type WallPicture } from '../ui/picture-wall.tsx';

interface PictureGalleryProps {
  pictures: WallPicture[];
  words: LightboxWords;
}

/** The image gallery: squares that open in a lightbox. */
const PictureGallery = ({ pictures, words }: PictureGalleryProps) => (
  <PictureWall pictures={pictures} look="squares" words={words} />
);

export default PictureGallery;

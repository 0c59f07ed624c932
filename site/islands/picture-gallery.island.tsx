import { PictureWall, type WallPicture, type WallWords } from '../ui/picture-wall.tsx';

interface PictureGalleryProps {
  pictures: WallPicture[];
  words: WallWords;
}

/** The image gallery: squares that open in a lightbox. */
const PictureGallery = ({ pictures, words }: PictureGalleryProps) => (
  <PictureWall pictures={pictures} look="squares" words={words} />
);

export default PictureGallery;

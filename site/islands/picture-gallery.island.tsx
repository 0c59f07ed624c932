import { PictureWall, type WallPicture } from '../ui/picture-wall.tsx';

const words = {
  label: 'Picture at full size',
  close: 'Close the picture',
  broken: 'This picture could not be loaded.',
};

/** The image gallery: squares that open in a lightbox. */
const PictureGallery = ({ pictures }: { pictures: WallPicture[] }) => (
  <PictureWall pictures={pictures} look="squares" words={words} />
);

export default PictureGallery;

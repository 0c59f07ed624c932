import { Carousel } from './carousel.tsx';
import { defineExamples } from './define-examples.ts';
import { toExamplePicture } from './example-picture.ts';
import { Picture } from './picture.tsx';

const words = {
  role: 'carousel',
  slideRole: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  place: '# of 3',
};
const slides = ['one', 'two', 'three'].map((key) => ({
  key,
  content: <Picture picture={toExamplePicture(`Hills, picture ${key}`)} sizes="100vw" />,
}));

export const examples = defineExamples('Carousel', {
  'one slide at a time': () => <Carousel label="Pictures" slides={slides} delay={600_000} words={words} />,
  'pairs from 576 px': () => (
    <Carousel label="Pictures in pairs" slides={slides} delay={600_000} view="pairs" words={words} />
  ),
  'a single slide, without controls': () => (
    <Carousel label="One picture" slides={slides.slice(0, 1)} delay={600_000} words={words} />
  ),
});

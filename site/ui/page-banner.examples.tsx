import { defineExamples } from './define-examples.ts';
import { toExamplePicture } from './example-picture.ts';
import { PageBanner } from './page-banner.tsx';

export const examples = defineExamples('PageBanner', {
  'on paper': () => (
    <PageBanner trail="Home / Questions" title="Questions and answers" lead="Answered with figures." />
  ),
  'with a picture, on green': () => (
    <PageBanner
      trail="Home / About us"
      title="Who builds e-rickshaws here"
      lead="And why a body-builder came to batteries."
      picture={toExamplePicture('Hills under a low sun', 1600, 900)}
    />
  ),
});

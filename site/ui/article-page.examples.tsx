import { ArticlePage } from './article-page.tsx';
import { defineExamples } from './define-examples.ts';
import { toExamplePicture } from './example-picture.ts';

export const examples = defineExamples('ArticlePage', {
  'with a picture': () => (
    <ArticlePage
      trail="Home / Articles"
      title="What a kilometre costs: e-rickshaw against diesel"
      facts="12 November 2026"
      picture={toExamplePicture('Hills under a low sun', 1600, 900)}
      aside={<p>More to read</p>}
    >
      <p>Every driver knows what he pays at the pump. Few know what it comes to per kilometre.</p>
    </ArticlePage>
  ),
  'without a picture': () => (
    <ArticlePage
      trail="Home / Events"
      title="Service camp"
      facts="Surat"
      picture={null}
      aside={<p>More events</p>}
    >
      <p>Four mechanics come for a day.</p>
    </ArticlePage>
  ),
});

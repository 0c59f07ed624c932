import { defineExamples } from './define-examples.ts';
import { toExamplePicture } from './example-picture.ts';
import { MeasuredRow } from './measured-row.tsx';

const { src } = toExamplePicture('A long one', 2600, 1400);

export const examples = defineExamples('MeasuredRow', {
  'one drawing, measured below and beside': () => (
    <div className="frame">
      <MeasuredRow
        field={3200}
        pictures={[{ src, width: 2600, height: 1400 }]}
        ground={10}
        below={[
          { text: '2,100', from: 300, to: 2400 },
          { text: '2,600', from: 0, to: 2600 },
        ]}
        upright={[{ text: '1,390', from: 0, to: 1390, at: 2900 }]}
      />
    </div>
  ),
  'two drawings and a bar': () => (
    <div className="frame">
      <MeasuredRow
        field={3200}
        pictures={[
          { src, width: 1300, height: 700 },
          { src: `${src}#`, width: 1300, height: 700 },
        ]}
        ground={10}
        bar={{ text: '0.5 m', from: 1350, to: 1850 }}
      />
    </div>
  ),
});

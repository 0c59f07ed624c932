import { defineExamples } from './define-examples.ts';
import { RoadBeside } from './road-beside.tsx';

export const examples = defineExamples('RoadBeside', {
  'of a list': () => (
    <RoadBeside>
      <p>An item of the list.</p>
    </RoadBeside>
  ),
});

import { defineExamples } from './define-examples.ts';
import { IconButton } from './icon-button.tsx';

const nothing = () => {};

export const examples = defineExamples('IconButton', {
  'plain, in a window': () => <IconButton label="Close" sign="close" onClick={nothing} />,
  'with an outline, beside pictures': () => (
    <IconButton label="Next picture" sign="next" look="outline" onClick={nothing} />
  ),
});

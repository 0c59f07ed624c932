import { defineExamples } from './define-examples.ts';
import { Icon } from './icon.tsx';
import { iconPaths, isIconName } from './icon-paths.ts';

export const examples = defineExamples('Icon', {
  'each icon': () => (
    <>
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <Icon name={name} key={name} />
        ))}
    </>
  ),
});

import { Drawing } from './drawing.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A drawn icon of 24 px in the colour of the text. Use it only beside words with the same meaning. */
export const Icon = ({ name }: { name: IconName }) => <Drawing path={iconPaths[name]} />;

import { Drawing } from './drawing.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A drawn icon, as wide as 24 px, in the colour of the text; only beside words that say the same. */
export const Icon = ({ name }: { name: IconName }) => <Drawing path={iconPaths[name]} />;

import type { ReactElement } from 'react';

/** Draws one example. An example that covers the page gets a function that closes it. */
type DrawExample = (close: () => void) => ReactElement;

/** A component as the gallery shows it, axe checks it and the pictures keep it. */
export interface ComponentExamples {
  /** The component's name. */
  component: string;
  /** Names say what is special; the first is the usual case. */
  examples: Readonly<Record<string, DrawExample>>;
  /** True where it lies over the page, so that one at a time can be open. */
  covers: boolean;
}

/** Gives a component its named examples: `export const examples = defineExamples('Plate', { ... })`. */
export const defineExamples = (
  component: string,
  examples: Readonly<Record<string, DrawExample>>,
  { covers = false } = {},
): ComponentExamples => ({ component, examples, covers });

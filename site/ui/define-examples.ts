import type { ReactElement } from 'react';

/** Draws one example. An example that covers the page gets a function that closes it. */
type DrawExample = (close: () => void) => ReactElement;

/** A component with its examples, for the gallery, the accessibility check (axe) and the picture tests. */
export interface ComponentExamples {
  /** The component's name. */
  component: string;
  /** The examples by name. A name says what is special; the first example is the usual case. */
  examples: Readonly<Record<string, DrawExample>>;
  /** Whether it covers the page, so that only one can be open at a time. */
  covers: boolean;
}

/** Gives a component its named examples: `export const examples = defineExamples('Plate', { ... })`. */
export const defineExamples = (
  component: string,
  examples: Readonly<Record<string, DrawExample>>,
  { covers = false } = {},
): ComponentExamples => ({ component, examples, covers });

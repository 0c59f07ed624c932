import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /**
   * "marigold" on green and ink, for the page's main action; "text" for a rarely used action, beside the sentence that
   * it belongs to; "busy" while the action is running.
   */
  look?: 'green' | 'ink' | 'marigold' | 'outline' | 'text' | 'busy' | undefined;
  /** For the main action of a page. */
  wide?: boolean | undefined;
}

const lookOf = ({ look = 'green', wide = false }: Look) =>
  classNames(styles.button, styles[look], wide && styles.wide);

/** A link to an action. Its text says what happens. */
export const ButtonLink = ({
  look,
  wide,
  ...link
}: Look & Omit<ComponentProps<'a'>, 'className' | 'style'>) => (
  <a {...link} className={lookOf({ look, wide })} />
);

/** A control for an action on the current page. */
export const Button = ({
  look,
  wide,
  type = 'button',
  ...button
}: Look & Omit<ComponentProps<'button'>, 'className' | 'style'>) => (
  <button {...button} type={type} className={lookOf({ look, wide })} />
);

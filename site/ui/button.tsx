import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /**
   * "marigold" on green and ink, where it is the page's one action; "text" for what few want, beside the sentence that
   * it belongs to; "busy" while what was pressed is being done.
   */
  look?: 'green' | 'ink' | 'marigold' | 'outline' | 'text' | 'busy' | undefined;
  /** For the one action of a page. */
  wide?: boolean | undefined;
}

const lookOf = ({ look = 'green', wide = false }: Look) =>
  classNames(styles.button, styles[look], wide && styles.wide);

/** A link that leads to an action; its words say what happens. */
export const ButtonLink = ({
  look,
  wide,
  ...link
}: Look & Omit<ComponentProps<'a'>, 'className' | 'style'>) => (
  <a {...link} className={lookOf({ look, wide })} />
);

/** A control that does something on this page. */
export const Button = ({
  look,
  wide,
  type = 'button',
  ...button
}: Look & Omit<ComponentProps<'button'>, 'className' | 'style'>) => (
  <button {...button} type={type} className={lookOf({ look, wide })} />
);

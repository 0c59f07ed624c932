import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & Partial<Record<'buttonStyle' | 'margin' | 'size', unknown>>;

/** Stands in for Payload's button in the tests of a component: the same without its looks. */
export const Button = ({ buttonStyle: _style, margin: _margin, size: _size, ...props }: Props) => (
  <button type="button" {...props} />
);

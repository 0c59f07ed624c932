import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & Partial<Record<'buttonStyle' | 'margin' | 'size', unknown>>;

/** Replaces Payload's button in tests of a component: the same button without its looks. */
export const Button = ({ buttonStyle: _style, margin: _margin, size: _size, ...props }: Props) => (
  <button type="button" {...props} />
);

'use client';

import { useEffect, useRef } from 'react';
import { takeFocus } from '../take-focus.ts';

/** Heading of a new stage. It takes the focus, so that a screen reader goes on with what stands below it. */
export const StageHeading = ({ level, children }: { level: 2 | 3; children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button may still be there, or be hidden.
  useEffect(() => takeFocus(heading.current, heading.current?.closest('form, section')), []);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
};

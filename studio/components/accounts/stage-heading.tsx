'use client';

import { useEffect, useRef } from 'react';
import { takeFocus } from '../take-focus.ts';

/** Heading of what has come in place of what was pressed: it takes the focus, so that what stands below it is heard next. */
export const StageHeading = ({ level, children }: { level: 2 | 3; children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed may stand there still, or be hidden.
  useEffect(() => takeFocus(heading.current, heading.current?.closest('form, section')), []);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
};

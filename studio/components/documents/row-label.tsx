'use client';

import { useRowLabel } from '@payloadcms/ui';
import { toRowLabel } from './to-row-label.ts';

/** Labels a row of a list by its content, so that 40 closed rows can be told apart. */
export const RowLabel = () => {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  return <span>{toRowLabel(data, rowNumber ?? 0)}</span>;
};

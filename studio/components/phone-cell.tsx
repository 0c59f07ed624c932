'use client';

import type { DefaultCellComponentProps } from 'payload';
import { toCallLink } from './lead-links.ts';

/** In the list of leads: the number, which a phone calls at a touch. */
export const PhoneCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'string' && cellData !== '' ? <a href={toCallLink(cellData)}>{cellData}</a> : null;

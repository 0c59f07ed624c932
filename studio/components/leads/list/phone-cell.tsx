'use client';

import { toCallLink } from '@ev-site/contract/phone-links.ts';
import type { DefaultCellComponentProps } from 'payload';

/** In the list of leads: the number, which a phone calls at a touch. */
export const PhoneCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'string' && cellData !== '' ? <a href={toCallLink(cellData)}>{cellData}</a> : null;

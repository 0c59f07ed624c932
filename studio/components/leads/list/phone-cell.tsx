'use client';

import { toCallLink } from '@ev-site/contract/phone-links.ts';
import type { DefaultCellComponentProps } from 'payload';

/** A cell of the list of leads: the phone number, as a link that calls it. */
export const PhoneCell = ({ cellData }: DefaultCellComponentProps) =>
  typeof cellData === 'string' && cellData !== '' ? <a href={toCallLink(cellData)}>{cellData}</a> : null;

'use client';

import { indianTime, indiaOffsetMs } from '@ev-site/content/time/india-time.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';

/**
 * Below a field for a day and a time: the same time in India, if the device has another time zone. Payload shows and
 * takes such a time in the zone of the device, and lists show it in Indian time.
 */
export const InIndia = ({ path }: Pick<DateFieldClientProps, 'path'>) => {
  const { value } = useField<string | null>({ path });
  const [isElsewhere, setElsewhere] = useState(false);
  // Only in the browser, because the server's zone is India's.
  useEffect(() => {
    setElsewhere(Boolean(value) && new Date(String(value)).getTimezoneOffset() * minute !== -indiaOffsetMs);
  }, [value]);
  if (!value || !isElsewhere) return null;
  return <p className="field-description">In India: {indianTime.format(new Date(value))} IST</p>;
};

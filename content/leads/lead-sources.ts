import type { Lead } from '../payload-types.ts';

/** How a lead came: by a form of the site, or entered by staff. */
export const leadSources = [
  { value: 'website', label: 'Website' },
  { value: 'call', label: 'Phone call' },
  { value: 'fair', label: 'Fair' },
  { value: 'walkIn', label: 'Walk-in' },
] as const;

/** Whether staff entered the lead, not a visitor. */
export const isEntered = ({ source }: { source?: Lead['source'] | undefined }): boolean =>
  Boolean(source) && source !== 'website';

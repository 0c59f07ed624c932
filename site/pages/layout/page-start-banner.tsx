import type { ReactNode } from 'react';
import { PageBanner } from '../../ui/page-banner.tsx';
import { Trail, type TrailStep } from '../trail.tsx';
import type { PageStart } from './load-page-start.ts';

interface PageStartBannerProps {
  start: PageStart;
  /** The steps below the home page; the current page comes last. */
  trail: readonly TrailStep[];
  /** The heading if staff wrote none. */
  heading: string;
  /** The sentence below the heading if staff wrote none. */
  introduction?: string;
  /** True shows the wide picture that staff chose, on green. */
  pictured?: boolean;
  children?: ReactNode;
}

/** The head of a page, with the heading and the sentence that staff wrote. */
export const PageStartBanner = ({
  start: { meta },
  trail,
  heading,
  introduction,
  pictured = false,
  children,
}: PageStartBannerProps) => (
  <PageBanner
    trail={<Trail steps={trail} />}
    title={meta.heading || heading}
    lead={meta.introduction || introduction}
    picture={pictured ? meta.picture : null}
  >
    {children}
  </PageBanner>
);

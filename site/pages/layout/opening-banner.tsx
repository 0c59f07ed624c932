import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageBanner } from '../../ui/page-banner.tsx';
import type { TrailStep } from '../trail.ts';
import type { Opening } from './load-opening.ts';

interface OpeningBannerProps {
  opening: Opening;
  trail: TrailStep[];
  /** The heading where staff wrote none. */
  heading: string;
  /** True shows the wide picture that staff chose, on green. */
  pictured?: boolean;
  children?: ReactNode;
}

/** The head of a page, with the heading and the sentence that staff wrote. */
export const OpeningBanner = ({
  opening: { meta },
  trail,
  heading,
  pictured = false,
  children,
}: OpeningBannerProps) => (
  <PageBanner
    trail={<Breadcrumb label="Breadcrumb" steps={trail} />}
    title={meta.heading || heading}
    lead={meta.introduction}
    picture={pictured ? meta.picture : null}
  >
    {children}
  </PageBanner>
);

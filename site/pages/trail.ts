import { pathTo } from '@ev-site/contract/paths.ts';

/** One step of the way from the home page; the last, the page itself, has no link. */
export interface TrailStep {
  name: string;
  href?: string;
}

/** The way from the home page to a page. */
export const toTrail = (...steps: readonly TrailStep[]): TrailStep[] => [
  { name: 'Home', href: pathTo('Home') },
  ...steps,
];

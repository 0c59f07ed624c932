import type { Locale } from '../page/locale.ts';
import { useLocale } from '../page/locale-context.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Plate } from '../ui/plate.tsx';

/** One step of the breadcrumb trail. A group without a page has no link. */
export interface TrailStep {
  name: string;
  /** The vehicle's name on its plate. Visitors see the plate in place of `name`; machines get `name`. */
  plate?: string;
  href?: string;
}

/** The way from the home page to a page. @param steps the steps below home, the page itself last */
export const toTrail = (
  { words, pathTo }: Pick<Locale, 'words' | 'pathTo'>,
  steps: readonly TrailStep[],
): TrailStep[] => [{ name: words.page.trail.home, href: pathTo('Home') }, ...steps];

/** The trail as visitors see it. The page itself comes last and is no link. */
export const Trail = ({ steps }: { steps: readonly TrailStep[] }) => {
  const locale = useLocale();
  const way = toTrail(locale, steps).map(({ name, plate, href }, index) => ({
    name: plate ? <Plate name={plate} /> : name,
    ...(href && index < steps.length ? { href } : {}),
  }));
  return <Breadcrumb label={locale.words.page.trail.label} steps={way} />;
};

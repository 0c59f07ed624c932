import type { Locale } from '../page/locale.ts';
import { useLocale } from '../page/locale-context.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Plate } from '../ui/plate.tsx';

/** One step of the way from the home page; a group that is no page of its own has no link. */
export interface TrailStep {
  name: string;
  /** The name of a vehicle as its plate has it: drawn as one in place of `name`, which machines are told. */
  plate?: string;
  href?: string;
}

/** The way from the home page to a page. @param steps those below home, the page itself last */
export const toTrail = (
  { words, pathTo }: Pick<Locale, 'words' | 'pathTo'>,
  steps: readonly TrailStep[],
): TrailStep[] => [{ name: words.page.trail.home, href: pathTo('Home') }, ...steps];

/** The same as visitors see it: the page itself, which comes last, is no link. */
export const Trail = ({ steps }: { steps: readonly TrailStep[] }) => {
  const locale = useLocale();
  const way = toTrail(locale, steps).map(({ name, plate, href }, index) => ({
    name: plate ? <Plate name={plate} /> : name,
    ...(href && index < steps.length ? { href } : {}),
  }));
  return <Breadcrumb label={locale.words.page.trail.label} steps={way} />;
};

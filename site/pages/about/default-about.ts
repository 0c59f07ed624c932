import type { AboutContent } from '../../data/about.ts';
import type { Words } from '../../words/words.ts';

const toTiles = (titles: Record<string, string>) =>
  Object.values(titles).map((title) => ({ title, text: '', icon: '' }));

/** Shown while the content of the About page cannot be read. */
export const toDefaultAbout = ({ standIn }: Words['about']): AboutContent => ({
  heading: standIn.heading,
  storyHtml: `<p>${standIn.story}</p>`,
  picture: null,
  parentFacts: [],
  mission: standIn.mission,
  vision: standIn.vision,
  values: toTiles(standIn.values),
  needsHeading: standIn.needsHeading,
  needs: toTiles(standIn.needs),
});

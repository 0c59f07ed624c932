import type { SeedPicture } from './seed-shapes.ts';

const names: Record<string, string> = {
  major: 'Major',
  manzil: 'Manzil',
  mastee: 'Mastee',
  millo: 'Millo',
  marvel: 'Marvel',
  marvelpro: 'Marvel Pro',
  mighty: 'Mighty',
};

const kinds: Record<string, string> = {
  carousel: 'Vehicle page',
  hero: 'Vehicle page',
  gallery: 'Vehicle page',
  turntable: 'All round',
  scene: 'Scene',
  certificate: 'Certificate',
  social: 'Messengers',
};

const toWord = (key: string): string => {
  const words = key.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Tags of a sample picture: its vehicle or scene, its body or colour, and its purpose. */
export const toSampleTags = ({ subject, variant, kind }: SeedPicture): string[] => {
  const forWhat = kinds[kind];
  const vehicle = names[subject];
  const body = vehicle && variant && variant !== 'gallery' ? [toWord(variant)] : [];
  const what = vehicle ?? (kind === 'scene' ? toWord(subject) : undefined);
  return [what, ...body, forWhat].filter((tag) => tag !== undefined);
};

import { videoHosts } from '@ev-site/content/fields/video-link.ts';
import type { TradeShow as StoredTradeShow } from '@ev-site/content/payload-types.ts';
import { findFirst } from './find-first.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** A trade fair with its gallery by category and its media coverage. */
export interface TradeShow {
  name: string;
  /** Text about upcoming fairs in India. */
  introduction: string;
  /** Name and year of the fair. */
  heading: string;
  blurb: string;
  categories: { name: string; slug: string }[];
  images: { thumbnail: Picture; picture: Picture; caption: string; category: string }[];
  videos: { title: string; url: string; poster: Picture | null }[];
  isSample: boolean;
}

/** Origins of video players: the only frames that the page of a fair allows. */
export const videoOrigins = videoHosts.map((host) => `https://${host}`);

const toTradeShow = ({ pictures }: Readers, stored: StoredTradeShow): TradeShow => ({
  name: stored.name,
  introduction: stored.introduction,
  heading: stored.heading,
  blurb: stored.blurb,
  categories: (stored.categories ?? []).map(({ name, slug }) => ({ name: name || slug, slug })),
  images: (stored.images ?? []).flatMap(({ picture, caption, category }) => {
    const full = pictures.toPicture(picture);
    const thumbnail = pictures.toThumbnail(picture);
    return full && thumbnail ? [{ thumbnail, picture: full, caption: caption ?? '', category }] : [];
  }),
  // A video added later may lack a translation.
  videos: (stored.videos ?? []).flatMap(({ title, url, poster }) =>
    title ? [{ title, url, poster: pictures.toPicture(poster) }] : [],
  ),
  isSample: stored.isSample ?? false,
});

/** Reads the fair whose page has this token in its path. @returns null where there is none. */
export const getTradeShow = async (readers: Readers, token: string): Promise<TradeShow | null> => {
  const stored = await findFirst(readers, 'trade-shows', { token: { equals: token } });
  return stored && toTradeShow(readers, stored);
};

/** Reads all fairs, latest first, for the public calls for categories, images and videos. */
export const listTradeShows = async (readers: Readers): Promise<TradeShow[]> => {
  const { docs } = await readers.content.find({
    collection: 'trade-shows',
    sort: '-year',
    depth: 1,
    pagination: false,
  });
  return docs.map((stored) => toTradeShow(readers, stored));
};

/** Reads the names and tokens of all fairs, latest first. */
export const listTradeShowNames = async ({
  content,
}: Readers): Promise<{ token: string; name: string }[]> => {
  const { docs } = await content.find({
    collection: 'trade-shows',
    sort: '-year',
    depth: 0,
    pagination: false,
    select: { token: true, name: true },
  });
  return docs.map(({ token, name }) => ({ token, name }));
};

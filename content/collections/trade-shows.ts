import { isReservedWord, pathTo } from '@ev-site/contract/paths.ts';
import { listTargets } from '@ev-site/contract/targets.ts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { pictureField } from '../fields/picture.ts';
import { refuseSameKey } from '../fields/refuse-same-key.ts';
import { sampleField } from '../fields/sample.ts';
import { slugField, validateSlug } from '../fields/slug.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { toVideoLink, validateVideoLink } from '../fields/video-link.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { redirectOldAddress } from '../redirects/redirect-old-address.ts';

const categorySlugs = (data: unknown): string[] => {
  // A form of the studio sends 0 for an empty list.
  const categories = (data as { categories?: { slug?: string }[] | number } | undefined)?.categories;
  return Array.isArray(categories) ? categories.flatMap(({ slug }) => (slug ? [slug] : [])) : [];
};

/** Checks that a picture names one of the categories of its show. */
export const validateCategory = (value: unknown, { data }: { data: unknown }): true | string => {
  const known = categorySlugs(data);
  if (known.length === 0) return 'Add a category above first.';
  return known.includes(String(value)) || `One of: ${known.join(', ')}`;
};

/** Checks the address of a show's page, which must not clash with any other address of the site. */
const validateToken = async (value: unknown, { req }: { req: PayloadRequest }): Promise<true | string> => {
  const token = String(value);
  const [vehicle] = listTargets(`/${token}`).filter((target) => target.kind === 'products');
  const taken =
    vehicle &&
    (await req.payload.count({ collection: 'products', where: { key: { equals: vehicle.key } }, req }))
      .totalDocs > 0;
  return taken || isReservedWord(token)
    ? `"${token}" is the address of another part of this site. Choose another, e.g. ${token}-2026.`
    : validateSlug(token);
};

const moved = redirectOldAddress(({ token }) => pathTo('TradeShow', { token: String(token) }));

/** A fair with its gallery by category and its media coverage. */
export const TradeShows: CollectionConfig = {
  slug: 'trade-shows',
  access: contentAccess,
  hooks: {
    ...raiseRevision,
    beforeChange: moved.beforeChange,
    afterChange: [...moved.afterChange, ...raiseRevision.afterChange],
  },
  defaultSort: '-year',
  admin: {
    group: 'News',
    useAsTitle: 'name',
    defaultColumns: ['name', 'year', 'token', 'updatedAt'],
    description: 'Fairs with a picture gallery and videos, each on a page of its own.',
  },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true },
    { name: 'year', type: 'number', required: true, min: 2000, max: 2100 },
    slugField(
      'token',
      'Address of the page on this site, e.g. ev-expo-2024. The old address leads to the new one.',
      {
        unique: true,
        validate: validateToken,
        admin: { position: 'sidebar' },
      },
    ),
    {
      name: 'introduction',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'On upcoming fairs in India.' },
    },
    {
      name: 'heading',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'Names the fair and its year.' },
    },
    {
      name: 'blurb',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'What the company does, and what it showed at the fair.' },
    },
    {
      name: 'categories',
      type: 'array',
      required: true,
      minRows: 1,
      interfaceName: 'TradeShowCategories',
      validate: refuseSameKey('slug'),
      admin: { description: 'Filter buttons, in this order. The first is chosen when the page opens.' },
      fields: [
        { name: 'name', type: 'text', localized: true, required: true },
        slugField('slug', 'Images name their category by this word.'),
      ],
    },
    {
      name: 'images',
      type: 'array',
      interfaceName: 'TradeShowImages',
      admin: { initCollapsed: true },
      fields: [
        pictureField('picture', { required: true }),
        { name: 'caption', type: 'text', localized: true },
        {
          name: 'category',
          type: 'text',
          required: true,
          admin: { description: 'Slug of one of the categories above.' },
          validate: validateCategory,
        },
      ],
    },
    {
      name: 'videos',
      type: 'array',
      label: 'Media coverage',
      interfaceName: 'TradeShowVideos',
      admin: { initCollapsed: true },
      fields: [
        { name: 'title', type: 'text', localized: true, required: true },
        {
          name: 'url',
          type: 'text',
          required: true,
          label: 'Embed link',
          hooks: { beforeValidate: [({ value }) => toVideoLink(value)] },
          validate: validateVideoLink,
          admin: {
            description:
              'e.g. https://www.youtube-nocookie.com/embed/… The usual address of a video at YouTube or Vimeo becomes this one on saving.',
          },
        },
        pictureField('poster', { description: 'Shown until the visitor starts the video.' }),
      ],
    },
    sampleField(),
    translationReadyField(),
  ],
};

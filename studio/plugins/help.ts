import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { guideList } from '../help/guide-list.ts';
import { helpPlaces, toHelpLink } from '../help/help-places.ts';
import { changeAll } from './change-fields.ts';

const toDescription = (slug: string) => {
  const place = helpPlaces[slug];
  return (
    place && { path: './components/help/help-line.tsx#HelpLine', clientProps: { help: toHelpLink(place) } }
  );
};

const addToCollection = (collection: CollectionConfig): CollectionConfig => {
  const { admin, slug } = collection;
  const Description = toDescription(slug);
  return Description
    ? { ...collection, admin: { ...admin, components: { ...admin?.components, Description } } }
    : collection;
};

const addToGlobal = (global: GlobalConfig): GlobalConfig => {
  const { admin, slug } = global;
  const Description = toDescription(slug);
  if (!Description) return global;
  const elements = { ...admin?.components?.elements, Description };
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } };
};

/** One view for each guide, so that the browser's tab shows the guide's title. */
const guideViews = Object.fromEntries(
  guideList.map(({ slug, title }) => [
    `help-${slug}`,
    {
      Component: './components/help/guide-view.tsx#GuideView',
      path: `/help/${slug}` as const,
      exact: true,
      meta: { title },
    },
  ]),
);

/** Gives staff their guides as pages of the studio, and links to them from the menu, the lists and the single pages. */
export const withHelp: Plugin = ({ admin, ...config }) => ({
  ...changeAll(config, addToCollection, addToGlobal),
  admin: {
    ...admin,
    components: {
      ...admin?.components,
      beforeNavLinks: [
        ...(admin?.components?.beforeNavLinks ?? []),
        './components/help/help-nav.tsx#HelpNav',
      ],
      views: {
        ...admin?.components?.views,
        help: {
          Component: './components/help/help-view.tsx#HelpView',
          path: '/help',
          exact: true,
          meta: { title: 'Help' },
        },
        ...guideViews,
      },
    },
  },
});

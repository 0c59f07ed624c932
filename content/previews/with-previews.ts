import {
  isPreviewedCollection,
  isPreviewedGlobal,
  type PreviewKind,
  previewedCollections,
  previewedGlobals,
  toDocument,
} from '@ev-site/contract/documents.ts';
import { languages, readLanguage } from '@ev-site/contract/paths.ts';
import { previewDoor } from '@ev-site/contract/previews.ts';
import type { Plugin } from 'payload';
import { previewEndpoints } from './preview-endpoints.ts';
import { PreviewLinks } from './preview-links.ts';

// The studio may open it long after it has drawn it: the token is made when it is opened.
const toPreview =
  (origin: string, kind: PreviewKind) =>
  (data: object, { locale }: { locale: string }) => {
    const document = toDocument(kind, Reflect.get(data, 'id'));
    return origin + previewDoor(document, readLanguage(locale) ?? languages[0]);
  };

const addPreview =
  (origin: string) =>
  <Owner extends { slug: string; admin?: object | undefined }>(owner: Owner): Owner => {
    const { slug, admin } = owner;
    if (!isPreviewedCollection(slug) && !isPreviewedGlobal(slug)) return owner;
    return { ...owner, admin: { ...admin, preview: toPreview(origin, slug) } };
  };

/** The windows in which the studio shows a preview: a phone's and a desk's. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desk', label: 'Desk', width: 1440, height: 900 },
];

/** Gives every kind of document that visitors read a preview, and one that follows what is typed. */
export const withPreviews: Plugin = (config) => {
  const origin = config.serverURL ?? '';
  return {
    ...config,
    endpoints: [...(config.endpoints ?? []), ...previewEndpoints],
    admin: {
      ...config.admin,
      livePreview: {
        url: ({ data, collectionConfig, globalConfig, locale }) => {
          const kind = (collectionConfig ?? globalConfig)?.slug as PreviewKind;
          const document = toDocument(kind, data.id);
          return origin + previewDoor(document, readLanguage(locale.code) ?? languages[0], { live: true });
        },
        breakpoints,
        collections: [...previewedCollections],
        globals: [...previewedGlobals],
      },
    },
    collections: [...(config.collections ?? []).map(addPreview(origin)), PreviewLinks],
    globals: (config.globals ?? []).map(addPreview(origin)),
  };
};

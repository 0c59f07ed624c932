import {
  isPreviewKind,
  type PreviewKind,
  previewedCollections,
  previewedGlobals,
  toDocument,
} from '@ev-site/contract/documents.ts';
import { languages, readLanguage } from '@ev-site/contract/paths.ts';
import { previewTokenPath } from '@ev-site/contract/previews.ts';
import type { Plugin } from 'payload';
import { previewEndpoints } from './preview-endpoints.ts';
import { PreviewLinks } from './preview-links.ts';

// The studio may open the link long after the page was drawn, so the token is made only when it is opened.
const toPreview =
  (origin: string, kind: PreviewKind) =>
  (data: object, { locale }: { locale: string }) => {
    const document = toDocument(kind, Reflect.get(data, 'id'));
    return origin + previewTokenPath(document, readLanguage(locale) ?? languages[0]);
  };

const addPreview =
  (origin: string) =>
  <Owner extends { slug: string; admin?: object | undefined }>(owner: Owner): Owner => {
    const { slug, admin } = owner;
    if (!isPreviewKind(slug)) return owner;
    return { ...owner, admin: { ...admin, preview: toPreview(origin, slug) } };
  };

/** The sizes in which the studio shows a preview: a phone and a desktop. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desk', label: 'Desk', width: 1440, height: 900 },
];

/** Adds previews to every kind of document that visitors read, also a live preview of unsaved input. */
export const withPreviews: Plugin = (config) => {
  const origin = config.serverURL ?? '';
  return {
    ...config,
    endpoints: [...(config.endpoints ?? []), ...previewEndpoints],
    admin: {
      ...config.admin,
      livePreview: {
        url: ({ data, collectionConfig, globalConfig, locale }) => {
          const kind = (collectionConfig ?? globalConfig)?.slug;
          if (!kind || !isPreviewKind(kind)) return null;
          const document = toDocument(kind, data.id);
          return (
            origin + previewTokenPath(document, readLanguage(locale.code) ?? languages[0], { live: true })
          );
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

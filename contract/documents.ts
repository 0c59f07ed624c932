import { readPositiveInt } from './positive-int.ts';

/** Collections that visitors read; each document has a preview. */
export const previewedCollections = [
  'blogs',
  'events',
  'jobs',
  'trade-shows',
  'products',
  'banners',
  'questions',
  'testimonials',
  'gallery-items',
  'certificates',
  'dealers',
  'states',
  'cities',
  'assumptions',
  'page-meta',
  'media',
] as const;

/** Single documents (globals) that visitors read. */
export const previewedGlobals = ['home-page', 'about-page', 'dealer-page', 'menus', 'site-settings'] as const;

export type PreviewedCollection = (typeof previewedCollections)[number];
export type PreviewedGlobal = (typeof previewedGlobals)[number];
export type PreviewKind = PreviewedCollection | PreviewedGlobal;

/** The name of a document that visitors read. */
export interface NamedDocument {
  kind: PreviewKind;
  /** Its id; `one` if there is only one document of this kind. */
  id: string;
}

/** The id used for a document that is the only one of its kind. */
export const singletonId = 'one';

export const isPreviewedGlobal = (kind: string): kind is PreviewedGlobal =>
  (previewedGlobals as readonly string[]).includes(kind);

export const isPreviewedCollection = (kind: string): kind is PreviewedCollection =>
  (previewedCollections as readonly string[]).includes(kind);

export const isPreviewKind = (kind: string): kind is PreviewKind =>
  isPreviewedCollection(kind) || isPreviewedGlobal(kind);

/** @param id the document's id; ignored if it is the only one of its kind */
export const toDocument = (kind: PreviewKind, id?: unknown): NamedDocument => ({
  kind,
  id: isPreviewedGlobal(kind) ? singletonId : String(id),
});

/** Reads a document's name from the parts of an address. @returns null if they name no document. */
export const readDocumentName = (kind: string, id: string): NamedDocument | null => {
  if (isPreviewedGlobal(kind)) return id === singletonId ? { kind, id } : null;
  return isPreviewedCollection(kind) && readPositiveInt(id) !== undefined ? { kind, id } : null;
};

/** Whether two names mean the same document. */
export const isSameDocument = (a: NamedDocument, b: NamedDocument): boolean =>
  a.kind === b.kind && a.id === b.id;

/** Address in the studio to edit a document of any kind. @param id `one` if there is only one of its kind */
export const studioPath = (kind: string, id: number | string): string =>
  id === singletonId ? `/studio/globals/${kind}` : `/studio/collections/${kind}/${id}`;

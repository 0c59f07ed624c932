import { hasExportAndImport } from '@ev-site/content/spreadsheets/kinds.ts';
import { type CollectionConfig, type Field, formatLabels, type Plugin } from 'payload';
import { aboveList, uiField, withComponent } from './change-fields.ts';

const ofRedirects = 'A CSV file with two columns, old address and new; at most 10,000 lines.';
const ofContent =
  'Change an export in a spreadsheet and choose it here; at most 500 lines. A line without a number is new, and a draft ' +
  'unless its status says “published”. A column that is left out stays as it is. Formatted text is Markdown or plain paragraphs.';

const addExportAndImport = (collection: CollectionConfig): CollectionConfig => {
  const { labels, slug } = collection;
  const exported = hasExportAndImport(slug);
  const { singular, plural } = { ...formatLabels(slug), ...labels };
  const words = { one: String(singular).toLowerCase(), many: String(plural).toLowerCase() };
  const clientProps = { slug, words, hint: exported ? ofContent : ofRedirects, exported };
  return aboveList(collection, {
    path: './components/documents/content-files.tsx#ContentFiles',
    clientProps,
  });
};

const crops = uiField('crops', './components/pictures/picture-crops.tsx#PictureCrops');

const showTags = (field: Field): Field =>
  field.type === 'text' && field.name === 'tags'
    ? withComponent(
        withComponent(field, 'Field', './components/pictures/picture-tags.tsx#PictureTags'),
        'Cell',
        './components/pictures/words-cell.tsx#WordsCell',
      )
    : field;

const additions: Record<string, (collection: CollectionConfig) => CollectionConfig> = {
  redirects: addExportAndImport,
  media: (collection) =>
    aboveList(
      { ...collection, fields: [...collection.fields.map(showTags), crops] },
      './components/pictures/picture-tag-filter.tsx#PictureTagFilter',
    ),
  'gallery-items': (collection) => aboveList(collection, './components/pictures/gallery-add.tsx#GalleryAdd'),
};

const addTo = (collection: CollectionConfig): CollectionConfig => {
  const withFiles = hasExportAndImport(collection.slug) ? addExportAndImport(collection) : collection;
  return additions[collection.slug]?.(withFiles) ?? withFiles;
};

/** Adds to lists: import and export of files, many gallery pictures at once, tags and crops of pictures. */
export const withListTools: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addTo) ?? [],
});

import { isRecord } from '@ev-site/contract/is-record.ts';
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { FieldHook, RichTextField } from 'payload';
import { validateSafeLink } from './safe-link.ts';

/** The only editor of the studio: structure and emphasis, no colours, no embedded HTML, only safe links. */
export const contentEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text'
            ? { ...field, validate: validateSafeLink }
            : field,
        ),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

const toNumberOf = (picture: unknown): unknown => {
  if (!isRecord(picture)) return picture;
  return typeof picture.id === 'number' ? picture.id : null;
};

const nameByNumber = (node: unknown): unknown => {
  if (!isRecord(node)) return node;
  const children = Array.isArray(node.children) ? { children: node.children.map(nameByNumber) } : {};
  return { ...node, ...children, ...(node.type === 'upload' && { value: toNumberOf(node.value) }) };
};

/**
 * Stores each picture by its id. The editor's own check lets a whole record pass, and readers of the text would then
 * take that record for the one of the library.
 */
const namePicturesByNumber: FieldHook = ({ value }) =>
  isRecord(value) ? { ...value, root: nameByNumber(value.root) } : value;

export const richTextField = (
  name: string,
  options: { label?: string; description?: string; required?: boolean },
): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  required: options.required ?? false,
  hooks: { beforeValidate: [namePicturesByNumber] },
  ...(options.label ? { label: options.label } : {}),
  admin: options.description ? { description: options.description } : {},
});

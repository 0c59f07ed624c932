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
import type { RichTextField } from 'payload';
import { validateSafeLink } from './safe-link.ts';

/** The one editor of the studio: structure and emphasis, no colours, no embedded HTML, only safe links. */
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

/** Formatted text. */
export const richTextField = (
  name: string,
  options: { label?: string; description?: string; required?: boolean } = {},
): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  required: options.required ?? false,
  ...(options.label ? { label: options.label } : {}),
  admin: options.description ? { description: options.description } : {},
});

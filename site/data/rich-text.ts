import type { Media } from '@ev-site/content/payload-types.ts';
import { escapeHtml } from '@ev-site/contract/escape.ts';
import { inLanguage, type Language, languageOf, languages } from '@ev-site/contract/paths.ts';
import { listTargets } from '@ev-site/contract/targets.ts';
import {
  BlockquoteHTMLConverter,
  convertLexicalToHTML,
  HeadingHTMLConverter,
  type HTMLConverters,
  LinebreakHTMLConverter,
  LinkHTMLConverter,
  ParagraphHTMLConverter,
  TabHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import type { Picture, PictureReader } from './picture.ts';

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data'];

/** Rich text as Payload's generated types describe it; looser than the editor's own type. */
interface StoredRichText {
  root: object;
  [key: string]: unknown;
}

const bold = 1;
const italic = 2;

/**
 * Target of a link in a text. A fixed page exists in every language, so the one in the language of the text is used; a
 * record may not exist there, so its link stays as written.
 */
const toAddress = (url: string, language: Language): string => {
  const [path] = /^\/[^?#]*/.exec(url) ?? [];
  if (!path || languageOf(path) !== languages[0]) return url;
  const isScreen = listTargets(path).some(({ kind }) => kind === 'screen');
  return isScreen ? inLanguage(path, language) + url.slice(path.length) : url;
};

const links = LinkHTMLConverter({});

const hasSizes = ({ width, height }: Picture): boolean => [width, height].every(Number.isFinite);

/** Converts stored rich text of a language to HTML that contains only what the editor offers: no styles, no scripts. */
export const getRichTextReader = ({ toPicture }: PictureReader, language: Language) => {
  const converters: HTMLConverters = {
    // Listed one by one: the library's converters for other nodes write some values unescaped, and the API stores any
    // node.
    ...ParagraphHTMLConverter,
    ...HeadingHTMLConverter,
    ...BlockquoteHTMLConverter,
    ...LinebreakHTMLConverter,
    ...TabHTMLConverter,
    unknown: ({ node, nodesToHTML }) =>
      'children' in node && Array.isArray(node.children)
        ? nodesToHTML({ nodes: node.children }).join('')
        : '',
    // The default converter writes style attributes, which the Content-Security-Policy forbids.
    text: ({ node }) => {
      let html = escapeHtml(node.text);
      if (node.format & bold) html = `<strong>${html}</strong>`;
      if (node.format & italic) html = `<em>${html}</em>`;
      return html;
    },
    link: (given) => {
      const fields = { ...given.node.fields, url: toAddress(given.node.fields.url ?? '', language) };
      const node = { ...given.node, fields };
      return typeof links.link === 'function' ? links.link({ ...given, node }) : '';
    },
    // The default converters write an empty style attribute here, and a `value` where HTML allows none.
    list: ({ node, nodesToHTML }) => {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    upload: ({ node }) => {
      const picture = toPicture(node.value as Media | number);
      // A value that was not read from the media library may contain anything.
      if (!picture || !hasSizes(picture)) return '';
      const { width, height, alt, avifSrcSet, srcSet, src } = picture;
      const sizes = 'sizes="(min-width: 48rem) 42rem, 100vw"';
      const source = avifSrcSet
        ? `<source type="image/avif" srcset="${escapeHtml(avifSrcSet)}" ${sizes}>`
        : '';
      const fallback = srcSet ? ` srcset="${escapeHtml(srcSet)}" ${sizes}` : '';
      return `<picture>${source}<img src="${escapeHtml(src)}"${fallback} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`;
    },
  };

  /** @returns HTML; empty where nothing is stored. */
  return (stored: StoredRichText | null | undefined): string =>
    stored
      ? convertLexicalToHTML({
          data: stored as unknown as EditorState,
          converters,
          disableContainer: true,
          disableIndent: true,
          disableTextAlign: true,
        })
      : '';
};

export type RichTextReader = ReturnType<typeof getRichTextReader>;

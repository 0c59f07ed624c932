import { isRecord, listRecords } from '@ev-site/contract/is-record.ts';
import {
  convertLexicalToMarkdown,
  convertMarkdownToLexical,
  editorConfigFactory,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { toPlainText } from '../documents/rich-text-words.ts';

type EditorState = Parameters<typeof convertLexicalToMarkdown>[0]['data'];
type Node = Record<string, unknown>;

/** Formatted text that was read from Markdown. */
interface ReadMarkdown {
  state: object;
  /** Ids of the pictures in the text. */
  pictures: number[];
  /** Addresses of the links in the text. */
  links: string[];
  /** Parts of the Markdown that stay as plain text because the editor does not know them, in words. */
  unread: string[];
  /** Whether all words of the source are in the result. */
  isWhole: boolean;
}

/** Markdown that people use and that the studio's editor does not know. */
const unknown: [RegExp, string][] = [
  [/^[ \t]*\|.*\|\s*$/m, 'a table'],
  [/`/, 'code'],
  [/<\/?[a-z][^<>]*>/i, 'HTML'],
  [/!\[[^[\]]*\]\([^)]/, 'a picture by its address'],
  [/^(?:#|#{5,6}) /m, 'a heading of another size than ##, ### and ####'],
  [/~~[^~]+~~/, 'words struck out'],
  [/^[ \t]*(?:-{3,}|_{3,}|\*{3,})[ \t]*$/m, 'a line across'],
  [/^[ \t]*[-*] \[[ x]\] /im, 'a box to tick'],
];

const listNodes = (node: Node): Node[] => [node, ...listRecords(node.children).flatMap(listNodes)];

/** Keeps letters and digits only, so that texts can be compared without their format. */
const toLetters = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const withoutFormat = (markdown: string): string =>
  markdown
    .replaceAll(/!\[[^[\]]*\]\(\)/g, '')
    .replaceAll(/\]\((?:(?!\]\()[^)\s])*(?:\s"[^"]*")?\)/g, ']')
    .replaceAll(/^[ \t]*\d+[.)] /gm, '');

/**
 * Limits of a text: letters, lines, and signs of format in one paragraph. Beyond them, the Markdown reader takes
 * seconds, then hours.
 */
const limits = { letters: 50_000, lines: 2000, signs: 100 };

/** Whether a text is over the limits of what is read. */
export const exceedsLimits = (markdown: string): boolean =>
  markdown.length > limits.letters ||
  markdown.split('\n').length > limits.lines ||
  markdown
    .split(/\n[ \t]*\n/)
    .some((part) => (part.match(/(?<![*_])[*_]+(?=[^\s*_])|\[/g)?.length ?? 0) > limits.signs);

const configOf = (field: RichTextField) => editorConfigFactory.fromField({ field });

/** Writes formatted text as Markdown. A picture becomes `![media:12]()`, with its id. */
export const toMarkdown = (field: RichTextField, stored: object): string =>
  convertLexicalToMarkdown({ data: stored as EditorState, editorConfig: configOf(field) }).trim();

/** Reads Markdown. Plain paragraphs are Markdown too. */
export const readMarkdown = (field: RichTextField, markdown: string): ReadMarkdown => {
  const state = convertMarkdownToLexical({ editorConfig: configOf(field), markdown });
  const nodes = listNodes(state.root);
  return {
    state,
    pictures: nodes.filter(({ type }) => type === 'upload').map(({ value }) => Number(value)),
    links: nodes.flatMap(({ type, fields }) =>
      type === 'link' && isRecord(fields) ? [String(fields.url)] : [],
    ),
    unread: unknown.filter(([sign]) => sign.test(markdown)).map(([, words]) => words),
    isWhole: toLetters(withoutFormat(markdown)) === toLetters(withoutFormat(toPlainText(state))),
  };
};

/** The part of a node that counts in a comparison of two texts. */
const toForm = (node: Node): unknown => {
  const { type, tag, listType, text, format, fields, value, relationTo, children } = node;
  const link = isRecord(fields) ? { url: fields.url, newTab: Boolean(fields.newTab) } : undefined;
  const inside = Array.isArray(children)
    ? children.filter((child: Node) => child.type !== 'paragraph' || toPlainText(child)).map(toForm)
    : undefined;
  return { type, tag, listType, text, format: format || 0, link, value, relationTo, inside };
};

/** Whether formatted text survives the way into a file and back unchanged. */
export const isKeptByMarkdown = (field: RichTextField, stored: object): boolean => {
  const markdown = toMarkdown(field, stored);
  if (exceedsLimits(markdown)) return false;
  const { state } = readMarkdown(field, markdown);
  const form = (of: object) => JSON.stringify(toForm(Reflect.get(of, 'root')));
  return form(stored) === form(state);
};

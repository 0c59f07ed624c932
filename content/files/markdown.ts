import {
  convertLexicalToMarkdown,
  convertMarkdownToLexical,
  editorConfigFactory,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { toPlainText } from '../keeping/plain-text.ts';

type EditorState = Parameters<typeof convertLexicalToMarkdown>[0]['data'];
type Node = Record<string, unknown>;

/** Formatted text that was read from Markdown. */
export interface ReadMarkdown {
  state: object;
  /** Numbers of the pictures in it. */
  pictures: number[];
  /** Addresses of its links. */
  links: string[];
  /** What of its format stays as it is written, in words. */
  unread: string[];
  /** Whether all of its words are there. */
  isWhole: boolean;
}

/** What people write in Markdown and the studio's editor has not. */
const unknown: [RegExp, string][] = [
  [/^\s*\|.*\|\s*$/m, 'a table'],
  [/`/, 'code'],
  [/<\/?[a-z][^>]*>/i, 'HTML'],
  [/!\[[^\]]*\]\([^)]+\)/, 'a picture by its address'],
  [/^(?:#|#{5,6}) /m, 'a heading of another size than ##, ### and ####'],
  [/~~[^~]+~~/, 'words struck out'],
  [/^\s*(?:-{3,}|_{3,}|\*{3,})\s*$/m, 'a line across'],
  [/^\s*[-*] \[[ x]\] /im, 'a box to tick'],
];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const listNodes = (node: unknown): Node[] => {
  if (!isNode(node)) return [];
  const children = Array.isArray(node.children) ? node.children : [];
  return [node, ...children.flatMap(listNodes)];
};

/** Letters and digits alone: what is left when nothing of the format counts. */
const toLetters = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const withoutFormat = (markdown: string): string =>
  markdown
    .replaceAll(/!\[[^\]]*\]\(\)/g, '')
    .replaceAll(/\]\([^)\s]*(?:\s"[^"]*")?\)/g, ']')
    .replaceAll(/^\s*\d+[.)] /gm, '');

const configOf = (field: RichTextField) => editorConfigFactory.fromField({ field });

/** Formatted text as Markdown; a picture stands as `![media:12]()`, by its number. */
export const toMarkdown = (field: RichTextField, stored: object): string =>
  convertLexicalToMarkdown({ data: stored as EditorState, editorConfig: configOf(field) }).trim();

/** Reads Markdown, or plain paragraphs, which are Markdown too. */
export const readMarkdown = (field: RichTextField, markdown: string): ReadMarkdown => {
  const state = convertMarkdownToLexical({ editorConfig: configOf(field), markdown });
  const nodes = listNodes(state.root);
  return {
    state,
    pictures: nodes.filter(({ type }) => type === 'upload').map(({ value }) => Number(value)),
    links: nodes.flatMap(({ type, fields }) =>
      type === 'link' && isNode(fields) ? [String(fields.url)] : [],
    ),
    unread: unknown.filter(([sign]) => sign.test(markdown)).map(([, words]) => words),
    isWhole: toLetters(withoutFormat(markdown)) === toLetters(withoutFormat(toPlainText(state))),
  };
};

/** What counts of a node when two texts are compared. */
const toForm = (node: Node): unknown => {
  const { type, tag, listType, text, format, fields, value, relationTo, children } = node;
  const link = isNode(fields) ? { url: fields.url, newTab: Boolean(fields.newTab) } : undefined;
  const inside = Array.isArray(children)
    ? (children as Node[]).filter((child) => child.type !== 'paragraph' || toPlainText(child)).map(toForm)
    : undefined;
  return { type, tag, listType, text, format: format || 0, link, value, relationTo, inside };
};

/** Whether formatted text would come back from a file as it went out. */
export const isKeptByMarkdown = (field: RichTextField, stored: object): boolean => {
  const { state } = readMarkdown(field, toMarkdown(field, stored));
  const form = (of: object) => JSON.stringify(toForm(Reflect.get(of, 'root') as Node));
  return form(stored) === form(state);
};

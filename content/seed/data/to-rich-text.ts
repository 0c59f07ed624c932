interface RichTextNode {
  type: string;
  version: number;
  [key: string]: unknown;
}

/** Rich text as Payload stores it (Lexical's editor state). */
export interface RichText {
  root: {
    type: string;
    children: RichTextNode[];
    direction: null;
    format: '';
    indent: number;
    version: number;
  };
  [key: string]: unknown;
}

const bold = 1;
const italic = 2;
const inlinePattern = /\*\*(?<bold>.+?)\*\*|\*(?<italic>.+?)\*|\[(?<label>.+?)\]\((?<url>[^)\s]+)\)/g;

const element = { direction: null, format: '', indent: 0 } as const;

const toText = (text: string, format: number): RichTextNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
});

const toInline = (text: string, nextLinkId: () => string): RichTextNode[] => {
  const nodes: RichTextNode[] = [];
  let end = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > end) nodes.push(toText(text.slice(end, match.index), 0));
    end = match.index + match[0].length;
    const groups = match.groups ?? {};
    if (groups.bold) nodes.push(toText(groups.bold, bold));
    else if (groups.italic) nodes.push(toText(groups.italic, italic));
    else
      nodes.push({
        ...element,
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', newTab: false, url: groups.url },
        id: nextLinkId(),
        children: [toText(groups.label ?? '', 0)],
      });
  }
  if (end < text.length) nodes.push(toText(text.slice(end), 0));
  return nodes;
};

const toBlock = (block: string, inline: (text: string) => RichTextNode[]): RichTextNode => {
  const lines = block.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  if (heading)
    return {
      ...element,
      type: 'heading',
      version: 1,
      tag: `h${heading[1]?.length}`,
      children: inline(heading[2] ?? ''),
    };
  const marker = /^(?:- |\d+\. )/;
  if (marker.test(first)) {
    const ordered = !first.startsWith('- ');
    const toItem = (line: string, index: number) => ({
      ...element,
      type: 'listitem',
      version: 1,
      value: index + 1,
      children: inline(line.replace(marker, '')),
    });
    return {
      ...element,
      type: 'list',
      version: 1,
      listType: ordered ? 'number' : 'bullet',
      start: 1,
      tag: ordered ? 'ol' : 'ul',
      children: lines.map(toItem),
    };
  }
  if (first.startsWith('> '))
    return {
      ...element,
      type: 'quote',
      version: 1,
      children: inline(lines.map((line) => line.replace(/^> ?/, '')).join(' ')),
    };
  return {
    ...element,
    type: 'paragraph',
    version: 1,
    textFormat: 0,
    textStyle: '',
    children: inline(lines.join(' ')),
  };
};

/**
 * Turns a little Markdown into rich text: blocks separated by an empty line; `##` to `####` headings, `- ` and `1. `
 * lists (one line for each item), `> ` quotes; within them `**bold**`, `*italic*` and `[label](address)`. The result
 * equals that of Payload's own converter, but with the same bytes each time, and without a running Payload.
 */
export const toRichText = (markdown: string): RichText => {
  let links = 0;
  const nextLinkId = () => String(++links).padStart(24, '0');
  const blocks = markdown.trim().split(/\n\s*\n/);
  return {
    root: {
      ...element,
      type: 'root',
      version: 1,
      children: blocks.map((block) => toBlock(block.trim(), (text) => toInline(text, nextLinkId))),
    },
  };
};

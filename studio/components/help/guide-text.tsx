import type { Nodes, Parents } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { Fragment, type ReactNode } from 'react';
import { toAnchor, toHref } from '../../help/read-guide.ts';

const drawAll = ({ children }: Parents): ReactNode =>
  children.map((node) => <Fragment key={node.position?.start.offset}>{draw(node)}</Fragment>);

const GuideLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const href = toHref(address);
  return href ? <a href={href}>{children}</a> : children;
};

/**
 * Draws a node of a guide with React, so that no HTML from the file gets into the page.
 * @throws {Error} if a guide has a kind of node that no guide had so far
 */
const draw = (node: Nodes): ReactNode => {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'emphasis':
      return <em>{drawAll(node)}</em>;
    case 'strong':
      return <strong>{drawAll(node)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'link':
      return <GuideLink address={node.url}>{drawAll(node)}</GuideLink>;
    case 'heading': {
      const Heading = `h${node.depth}` as const;
      return <Heading id={toAnchor(toPlainText(node))}>{drawAll(node)}</Heading>;
    }
    case 'paragraph':
      return <p>{drawAll(node)}</p>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return <List>{drawAll(node)}</List>;
    }
    case 'listItem':
      return <li>{drawAll(node)}</li>;
    default:
      throw new Error(`Guides have no ${node.type} so far; draw it here.`);
  }
};

/** The text of a guide below its title. */
export const GuideText = ({ content }: { content: Parents['children'] }) =>
  drawAll({ type: 'root', children: content } as Parents);

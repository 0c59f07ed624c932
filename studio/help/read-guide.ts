import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toPlainText } from 'mdast-util-to-string';
import { findGuide, type GuideSlug, helpPath } from './guide-list.ts';
import { guideTexts } from './guide-texts.ts';

/** The anchor of a heading, the same as GitHub makes for it. */
export const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/**
 * Translates a link in a guide into an address of the studio: another guide, a part of the same guide, or a page.
 * @returns undefined if the link goes to something that staff do not have; its words then stand without a link
 */
export const toHref = (address: string): string | undefined => {
  const [, slug, anchor = ''] = /^([a-z-]+)\.md(#[\p{L}\p{N}-]+)?$/u.exec(address) ?? [];
  if (slug) return findGuide(slug) && `${helpPath}/${slug}${anchor}`;
  return /^(?:#|\/studio(?:\/|$))/.test(address) ? address : undefined;
};

/** A part of a guide with its own heading. */
interface GuideSection {
  title: string;
  anchor: string;
}

interface Guide {
  /** Everything below the title. */
  content: RootContent[];
  sections: GuideSection[];
}

const parseGuide = (text: string): Guide => {
  const content = fromMarkdown(text).children.slice(1);
  const titles = content
    .filter((node) => node.type === 'heading' && node.depth === 2)
    .map((node) => toPlainText(node));
  return { content, sections: titles.map((title) => ({ title, anchor: toAnchor(title) })) };
};

const parsed = new Map<GuideSlug, Guide>();

/** A guide; parsed at the first call, then kept. */
export const readGuide = (slug: GuideSlug): Guide => {
  const guide = parsed.get(slug) ?? parseGuide(guideTexts[slug]);
  parsed.set(slug, guide);
  return guide;
};

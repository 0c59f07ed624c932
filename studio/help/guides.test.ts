import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getContentConfig } from '@ev-site/content/config.ts';
import { languageNames } from '@ev-site/contract/paths.ts';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toPlainText } from 'mdast-util-to-string';
import type { SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { withHelp } from '../plugins/help.ts';
import { findGuide, type GuideSlug, guideList, helpPath } from './guide-list.ts';
import { guideTexts } from './guide-texts.ts';
import { helpPlaces } from './help-places.ts';
import { readGuide, toAnchor, toHref } from './read-guide.ts';

const root = path.resolve(import.meta.dirname, '../..');
const slugs = guideList.map(({ slug }) => slug);

let config: SanitizedConfig;
beforeAll(async () => {
  const variables = { DATA_DIR: '/nowhere', DATABASE_URL: 'file:/nowhere/site.sqlite' };
  config = await getContentConfig({ variables, secret: 'not needed to look at it', plugins: [withHelp] });
});

/** All nodes of one kind in a guide. */
const findAll = <Type extends Nodes['type']>(
  slug: GuideSlug,
  type: Type,
): Extract<Nodes, { type: Type }>[] => {
  const within = (node: Nodes): Nodes[] => [
    node,
    ...('children' in node ? node.children.flatMap(within) : []),
  ];
  return within(fromMarkdown(guideTexts[slug])).filter((node) => node.type === type) as never;
};

const listAnchors = (slug: GuideSlug): string[] =>
  findAll(slug, 'heading').map((heading) => toAnchor(toPlainText(heading)));

/** Whether the page and the part exist that an address of the studio's help names. */
const isThere = (href: string): boolean => {
  const [, slug, anchor] = /^\/studio\/help\/([^#]+)(?:#(.+))?$/.exec(href) ?? [];
  const guide = findGuide(slug);
  return guide !== undefined && (anchor === undefined || listAnchors(guide.slug).includes(anchor));
};

test('the list of guides matches the files of the folder', () => {
  const files = globSync('*.md', { cwd: import.meta.dirname }).map((file) => path.parse(file).name);
  expect(files.toSorted()).toEqual(slugs.toSorted());
});

test('every role has several guides', () => {
  for (const role of ['admin', 'editor', 'sales', 'hr'] as const)
    expect(guideList.filter(({ roles }) => roles.some((one) => one === role)).length).toBeGreaterThan(2);
});

describe.each(slugs)('the guide %s', (slug) => {
  test('begins with its title in the list, and skips no heading level', () => {
    const [first, ...others] = findAll(slug, 'heading');
    expect(first && [first.depth, toPlainText(first)]).toEqual([1, findGuide(slug)?.title]);
    const depths = others.map(({ depth }) => depth);
    expect(depths.filter((depth, place) => depth < 2 || depth > (depths[place - 1] ?? 1) + 1)).toEqual([]);
  });

  test('has unique headings', () => {
    const anchors = listAnchors(slug);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(readGuide(slug).sections.length).toBeGreaterThan(2);
  });

  test('has no broken links', () => {
    const dead = findAll(slug, 'link').filter(({ url }) => {
      const href = toHref(url);
      return !href || !isThere(href.startsWith('#') ? `${helpPath}/${slug}${href}` : href);
    });
    expect(dead.map(({ url }) => url)).toEqual([]);
  });
});

describe('toHref resolves or refuses a link', () => {
  test.each([
    ['to another guide', 'translate.md', '/studio/help/translate'],
    ['to a part of another guide', 'pictures.md#find-a-picture', '/studio/help/pictures#find-a-picture'],
    ['to a part of the same guide', '#find-a-lead', '#find-a-lead'],
    ['to a page of the studio', '/studio/reports', '/studio/reports'],
    ['to a file for programmers', '../../docs/operations.md', undefined],
    ['to a guide that does not exist', 'operations.md', undefined],
    ['that runs a script', 'javascript:alert(1)', undefined],
    ['to another site', 'https://example.com/', undefined],
    ['to another site without a protocol', '//example.com/', undefined],
    ['to an address that only begins like the studio', '/studiox', undefined],
  ])('%s', (_what, address, href) => expect(toHref(address)).toBe(href));
});

test.each([
  ['Publish at a day and time', 'publish-at-a-day-and-time'],
  ['Close the forms, and what visitors see then', 'close-the-forms-and-what-visitors-see-then'],
  ['Nobody’s leads – all', 'nobodys-leads--all'],
])('the anchor of “%s” is the one that GitHub makes', (heading, anchor) =>
  expect(toAnchor(heading)).toBe(anchor),
);

describe('links to help', () => {
  const listShown = () =>
    [...config.collections, ...config.globals].filter(
      ({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'),
    );

  test('exist for every list and single page, and lead to an existing part', () => {
    expect(
      listShown()
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(Object.keys(helpPlaces).toSorted());
    const dead = Object.values(helpPlaces).filter((place) => !isThere(`${helpPath}/${place}`));
    expect(dead).toEqual([]);
  });

  test('are shown in place of the description', () => {
    const places = [
      ...config.collections.map(({ admin, slug }) => [slug, admin.components?.Description]),
      ...config.globals.map(({ admin, slug }) => [slug, admin.components?.elements?.Description]),
    ].filter(([, Description]) => Description);
    expect(places.length).toBe(Object.keys(helpPlaces).length);
    expect(Object.fromEntries(places).media).toEqual({
      path: './components/help/help-line.tsx#HelpLine',
      clientProps: { help: { href: '/studio/help/pictures', title: 'Pictures' } },
    });
  });

  test('are in the menu, and each guide has a page with its title', () => {
    expect(config.admin.components.beforeNavLinks).toEqual(['./components/help/help-nav.tsx#HelpNav']);
    expect(config.admin.components.views).toMatchObject({
      help: { path: '/help', exact: true },
      'help-work-leads': { path: '/help/work-leads', exact: true, meta: { title: 'Work the leads' } },
    });
  });
});

/** All labels of the content model, with those of choices and of groups in the menu. */
const listModelLabels = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = ['label', 'singular', 'plural', 'group'].map((key) => (value as Record<string, unknown>)[key]);
  return [
    ...own.filter((label) => typeof label === 'string'),
    ...Object.values(value).flatMap((inner) => listModelLabels(inner, seen)),
  ];
};

/** The texts in source files between quotes, tags and braces; the components' texts are among them. */
const listWritten = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (file) => /node_modules|\.next|\.test\./.test(file) }).flatMap(
    (file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split(/[<>{}'"`]/)
        .map((piece) => piece.replace(/\s+/g, ' ').trim()),
  );

/** Payload's own English texts; texts that name a language, once for each of ours. */
const listPayloadsWords = (): string[] => {
  const ofPayload = createRequire(createRequire(import.meta.url).resolve('payload'));
  const { enTranslations } = ofPayload('@payloadcms/translations/languages/en');
  return Object.values(enTranslations as Record<string, Record<string, string>>)
    .flatMap((part) => Object.values(part))
    .flatMap((said) => Object.values(languageNames).map((name) => said.replaceAll('{{locale}}', name)));
};

test('each emphasized label in a guide exists in the studio', () => {
  const labels = new Set([
    ...listModelLabels([config.collections, config.globals]),
    ...listPayloadsWords(),
    ...listWritten('studio/{components/**,plugins}/*.{ts,tsx}'),
    ...listWritten('content/{desk,leads,privacy,accounts,reports}/**/*.ts'),
  ]);
  const wrong = slugs.flatMap((slug) =>
    findAll(slug, 'emphasis')
      .map((node) => toPlainText(node).replace(/\s+/g, ' '))
      .filter((label) => !labels.has(label))
      .map((label) => `${slug}: ${label}`),
  );
  expect(wrong).toEqual([]);
});

import { isPreviewedGlobal, singletonId, studioPath } from '@ev-site/contract/documents.ts';
import type { CollectionSlug, GlobalSlug, Payload, SanitizedGlobalConfig, TypedUser } from 'payload';
import { askAccess } from '../access/ask-access.ts';
import { toDocumentTitle } from '../documents/document-title.ts';
import { findGlobalConfig } from '../documents/find-config.ts';
import { toLabel } from '../documents/label.ts';
import { wherePublished, whereToCome } from '../documents/visible.ts';
import { listObstacles, sayObstacles } from '../timetable/list-obstacles.ts';
import { isPublishedSince, listScheduled, type Scheduled } from '../timetable/list-scheduled.ts';

/** A document that visitors do not see yet, or not as it is now. */
export interface Unpublished {
  kind: string;
  title: string;
  /** Path in the studio. */
  href: string;
  /** When it was last saved, or when it goes live; ISO date and time. */
  at: string;
  /** A sentence that says why it did not go live or come down at its time; missing if nothing failed. */
  problem?: string;
  /** What would stop it if its time were now; missing if nothing would. */
  obstacles?: string;
}

/** Content that is not published yet. */
interface UnpublishedWork {
  /** Newest first. */
  drafts: Unpublished[];
  /** Goes live or comes down by itself; the next one first. */
  scheduled: Unpublished[];
  /** Should have gone live or come down but could not; newest first. */
  failed: Unpublished[];
}

/** Matches the newest version if it is a draft. */
const newestIsDraft = {
  and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
};
const mostDocuments = 50;

const listDraftsOf = async (
  payload: Payload,
  user: TypedUser,
  slug: CollectionSlug,
): Promise<Unpublished[]> => {
  const { admin, labels, access, versions, trash } = payload.collections[slug].config;
  if (!versions?.drafts || (await askAccess(access.readVersions, payload, user)) === false) return [];
  const { docs } = await payload.findVersions({
    collection: slug,
    where: trash
      ? { and: [...newestIsDraft.and, { 'version.deletedAt': { exists: false } }] }
      : newestIsDraft,
    locale: 'en',
    depth: 0,
    limit: mostDocuments,
    pagination: false,
    sort: '-updatedAt',
    select: { parent: true, updatedAt: true, version: { [admin.useAsTitle ?? 'id']: true } },
  });
  return docs.map(({ parent, version, updatedAt }) => ({
    kind: toLabel(labels.singular, slug),
    title: toDocumentTitle(version, admin.useAsTitle),
    href: studioPath(slug, parent),
    at: updatedAt,
  }));
};

const toPage = ({ label, slug }: SanitizedGlobalConfig, at: string): Unpublished => ({
  kind: 'Page',
  title: toLabel(label, slug),
  href: studioPath(slug, singletonId),
  at,
});

const listDraftsOfGlobal = async (
  payload: Payload,
  user: TypedUser,
  slug: GlobalSlug,
): Promise<Unpublished[]> => {
  const config = findGlobalConfig(payload, slug);
  if (!config?.versions?.drafts || (await askAccess(config.access.update, payload, user)) !== true) return [];
  const { docs } = await payload.findGlobalVersions({
    slug,
    where: newestIsDraft,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { updatedAt: true },
  });
  return docs.map(({ updatedAt }) => toPage(config, updatedAt));
};

/** Articles with a future date go live by themselves on that date. */
const listDated = async (payload: Payload, user: TypedUser, now: Date): Promise<Unpublished[]> => {
  const { config } = payload.collections.blogs;
  if ((await askAccess(config.access.update, payload, user)) !== true) return [];
  const { docs } = await payload.find({
    collection: 'blogs',
    where: { and: [...wherePublished(config), whereToCome(now)] },
    locale: 'en',
    depth: 0,
    limit: mostDocuments,
    pagination: false,
    sort: 'publishedAt',
    select: { title: true, publishedAt: true },
  });
  return docs.map((article) => ({
    kind: 'Article',
    title: toDocumentTitle(article, config.admin.useAsTitle),
    href: studioPath('blogs', article.id),
    at: article.publishedAt ?? now.toISOString(),
  }));
};

/** The kind of a document, with a note on its place in the timetable. */
const toTimedKind = async (payload: Payload, label: string, scheduled: Scheduled): Promise<string> => {
  if (scheduled.type === 'unpublish') return `${label}, taken down`;
  return (await isPublishedSince(payload, scheduled)) ? `${label}, published meanwhile` : label;
};

const listTimedPage = async (
  payload: Payload,
  user: TypedUser,
  scheduled: Scheduled,
): Promise<Unpublished[]> => {
  const config = findGlobalConfig(payload, scheduled.of.kind);
  if (!config || (await askAccess(config.access.update, payload, user)) !== true) return [];
  const page = toPage(config, scheduled.at);
  return [{ ...page, kind: await toTimedKind(payload, page.kind, scheduled) }];
};

const showTimed = async (payload: Payload, user: TypedUser, scheduled: Scheduled): Promise<Unpublished[]> => {
  const { kind, id } = scheduled.of;
  if (isPreviewedGlobal(kind)) return listTimedPage(payload, user, scheduled);
  const { access, admin, labels } = payload.collections[kind].config;
  if ((await askAccess(access.update, payload, user)) !== true) return [];
  const doc = await payload.findByID({
    collection: kind,
    id: Number(id),
    locale: 'en',
    depth: 0,
    draft: true,
    disableErrors: true,
  });
  if (!doc) return [];
  return [
    {
      kind: await toTimedKind(payload, toLabel(labels.singular, kind), scheduled),
      title: toDocumentTitle(doc, admin.useAsTitle),
      href: studioPath(kind, id),
      at: scheduled.at,
    },
  ];
};

/** Why it did not go live or come down, or why it would not now. */
const toHindrance = async (
  payload: Payload,
  scheduled: Scheduled,
): Promise<Pick<Unpublished, 'problem' | 'obstacles'>> => {
  const { problem } = scheduled;
  if (problem) return { problem };
  const obstacles = sayObstacles(await listObstacles(payload, scheduled));
  return obstacles ? { obstacles } : {};
};

/** Everything that staff have scheduled to go live or to be taken down, with the problem if it failed or would fail. */
const listTimed = async (payload: Payload, user: TypedUser): Promise<Unpublished[]> => {
  const timed = await listScheduled(payload);
  const items = await Promise.all(
    timed.map(async (one) => {
      const shown = await showTimed(payload, user, one);
      const hindrance = shown.length > 0 ? await toHindrance(payload, one) : {};
      return shown.map((item) => ({ ...item, ...hindrance }));
    }),
  );
  return items.flat();
};

/** Lists the content that is not published yet, of every kind that has drafts and that this person may write. */
export const listUnpublished = async (
  payload: Payload,
  user: TypedUser,
  now = new Date(),
): Promise<UnpublishedWork> => {
  const [ofCollections, ofGlobals, dated, timed] = await Promise.all([
    Promise.all(
      Object.values(payload.collections).map(({ config }) => listDraftsOf(payload, user, config.slug)),
    ),
    Promise.all(payload.globals.config.map(({ slug }) => listDraftsOfGlobal(payload, user, slug))),
    listDated(payload, user, now),
    listTimed(payload, user),
  ]);
  return {
    drafts: [...ofCollections.flat(), ...ofGlobals.flat()].toSorted((a, b) => b.at.localeCompare(a.at)),
    scheduled: [...dated, ...timed.filter(({ problem }) => !problem)].toSorted((a, b) =>
      a.at.localeCompare(b.at),
    ),
    failed: timed.filter(({ problem }) => problem).toSorted((a, b) => b.at.localeCompare(a.at)),
  };
};

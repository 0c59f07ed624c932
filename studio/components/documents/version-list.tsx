import {
  type KeptVersion,
  listGlobalVersions,
  listVersions,
} from '@ev-site/content/keeping/list-versions.ts';
import { isRefusal } from '@ev-site/content/requests/is-refusal.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { singletonId, studioPath } from '@ev-site/contract/documents.ts';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps, GlobalSlug } from 'payload';

const toState = ({ isDraft, isShown }: KeptVersion): string => {
  if (isShown) return 'On the site now';
  return isDraft ? 'Draft' : 'Was on the site';
};

/** All versions of a document: when, by whom, their state, and the link to compare a version or go back to it. */
export const VersionList = async ({ initPageResult, routeSegments }: DocumentViewServerProps) => {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  // The pages of a document in the trash have another address.
  const isInTrash = routeSegments[2] === 'trash';
  const base = collectionConfig
    ? studioPath(collectionConfig.slug, isInTrash ? `trash/${docID}` : String(docID))
    : studioPath(String(globalConfig?.slug), singletonId);
  const read = () =>
    collectionConfig
      ? listVersions(req, collectionConfig.slug, Number(docID))
      : listGlobalVersions(req, globalConfig?.slug as GlobalSlug);
  const versions = await read().catch((error: unknown) => {
    if (isRefusal(error)) notFound();
    throw error;
  });
  const most = collectionConfig?.versions?.maxPerDoc ?? globalConfig?.versions?.max;
  const now = versions[0]?.id;
  /** Compares with the current state, which going back would replace; Payload compares with the version before. */
  const toComparison = (id: KeptVersion['id']) =>
    `${base}/versions/${id}${id === now ? '' : `?versionFrom=${now}`}`;
  return (
    <main>
      <SetDocumentStepNav
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          id: String(docID),
          pluralLabel: collectionConfig.labels.plural,
          useAsTitle: collectionConfig.admin.useAsTitle,
        })}
        {...(globalConfig && { globalSlug: globalConfig.slug })}
        isTrashed={isInTrash}
        view="Versions"
      />
      <Gutter className="version-list">
        <table>
          <caption>{`Versions, the newest first. The ${most} newest are kept.`}</caption>
          <thead>
            <tr>
              <th scope="col">Saved (Indian time)</th>
              <th scope="col">By</th>
              <th scope="col">State</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id}>
                <td>
                  <time dateTime={version.at}>{indianTime.format(new Date(version.at))}</time>
                </td>
                <td>{version.by || 'A program, or not noted'}</td>
                <td>{toState(version)}</td>
                <td>
                  <a href={toComparison(version.id)}>Compare, or go back to it</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  );
};

'use client';

import { indianTime } from '@ev-site/content/india-time.ts';
import type { ListedLink } from '@ev-site/content/previews/preview-endpoints.ts';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { askStudio } from './ask-studio.ts';
import { useBusy } from './use-busy.ts';

interface RowProps {
  link: ListedLink;
  isBusy: boolean;
  revoke: () => void;
}

const LinkRow = ({ link, isBusy, revoke }: RowProps) => (
  <li>
    <p>
      Made {link.madeBy && `by ${link.madeBy} `}on{' '}
      <time dateTime={link.createdAt}>{indianTime.format(new Date(link.createdAt))}</time>, good until{' '}
      <time dateTime={link.expiresAt}>{indianTime.format(new Date(link.expiresAt))}</time>
    </p>
    <label>
      Address to send
      <input readOnly value={link.url} onFocus={({ currentTarget }) => currentTarget.select()} />
    </label>
    <span className="preview-links__ways">
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        onClick={() => navigator.clipboard.writeText(link.url)}
      >
        Copy
      </Button>
      <Button size="small" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={revoke}>
        Revoke
      </Button>
    </span>
  </li>
);

/** Beside a document: the links by which colleagues without an account see its latest saved version. */
export const PreviewLinks = () => {
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo();
  const [links, setLinks] = useState<ListedLink[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, run] = useBusy();
  const isThere = Boolean(hasSavePermission && !isTrashed && (globalSlug || id));
  const folder = `/previews/${globalSlug ? `${globalSlug}/one` : `${collectionSlug}/${id}`}/links`;

  const change = useCallback(
    async (method?: string, path = folder) => {
      const { ok, message, body } = await run(async () => {
        const changed = method && (await askStudio(method, path));
        return changed && !changed.ok ? changed : askStudio<{ links?: ListedLink[] }>('GET', folder);
      });
      if (ok) setLinks(body.links ?? []);
      setProblem(ok ? '' : message || 'That could not be done.');
    },
    [folder, run],
  );
  useEffect(() => {
    if (isThere) void change();
  }, [isThere, change]);

  if (!isThere) return null;
  return (
    <section className="preview-links" aria-labelledby="preview-links">
      <h2 id="preview-links">Links for colleagues</h2>
      <p>
        Whoever has such a link sees the latest saved version of this document, without an account, for seven
        days.
      </p>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isBusy={isBusy}
              revoke={() => change('DELETE', `${folder}/${link.id}`)}
            />
          ))}
        </ul>
      )}
      {problem && <p role="alert">{problem}</p>}
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => change('POST')}
      >
        Make a link
      </Button>
    </section>
  );
};

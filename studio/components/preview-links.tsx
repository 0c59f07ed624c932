'use client';

import { indianTime } from '@ev-site/content/india-time.ts';
import type { ListedLink } from '@ev-site/content/previews/preview-endpoints.ts';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBusy } from './use-busy.ts';

/** Asks the studio about links. @throws {Error} with its sentence */
const ask = async (path: string, method = 'GET'): Promise<{ links?: ListedLink[] }> => {
  const answer = await fetch(`/studio/api/previews/${path}`, { method });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.errors?.[0]?.message ?? 'The studio does not answer as it should.');
  return body;
};

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
  const folder = globalSlug ? `${globalSlug}/one/links` : `${collectionSlug}/${id}/links`;

  const change = useCallback(
    async (path?: string, method?: string) => {
      try {
        const { links: kept = [] } = await run(async () => {
          if (path) await ask(path, method);
          return ask(folder);
        });
        setLinks(kept);
        setProblem('');
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
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
              revoke={() => change(`${folder}/${link.id}`, 'DELETE')}
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
        onClick={() => change(folder, 'POST')}
      >
        Make a link
      </Button>
    </section>
  );
};

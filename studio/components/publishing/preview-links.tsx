'use client';

import type { ListedLink } from '@ev-site/content/previews/preview-endpoints.ts';
import { indianTime } from '@ev-site/content/time/india-time.ts';
import { previewLinkDays } from '@ev-site/contract/previews.ts';
import { Button } from '@payloadcms/ui';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { takeFocus } from '../take-focus.ts';
import { useBusy } from '../use-busy.ts';
import { useNamedDocument } from './use-named-document.ts';

interface RowProps {
  link: ListedLink;
  isBusy: boolean;
  copy: () => void;
  revoke: (event: MouseEvent) => void;
}

const toTime = (at: string): string => indianTime.format(new Date(at));

const LinkRow = ({ link, isBusy, copy, revoke }: RowProps) => (
  <li>
    <p>
      Made {link.madeBy && `by ${link.madeBy} `}on{' '}
      <time dateTime={link.createdAt}>{toTime(link.createdAt)}</time>, good until{' '}
      <time dateTime={link.expiresAt}>{toTime(link.expiresAt)}</time>
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
        onClick={copy}
        aria-label={`Copy the link of ${toTime(link.createdAt)}`}
      >
        Copy
      </Button>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={revoke}
        aria-label={`Revoke the link of ${toTime(link.createdAt)}`}
      >
        Revoke
      </Button>
    </span>
  </li>
);

/** Beside a document: links through which colleagues without an account see its latest saved version. */
export const PreviewLinks = () => {
  const document = useNamedDocument();
  const [links, setLinks] = useState<ListedLink[]>([]);
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const folder = `/previews/${document}/links`;

  const change = useCallback(
    async (method?: string, path = folder, done = '') => {
      const { ok, message, body } = await run(async () => {
        const changed = method && (await askStudio(method, path));
        return changed && !changed.ok ? changed : askStudio<{ links?: ListedLink[] }>('GET', folder);
      });
      if (ok) setLinks(body.links ?? []);
      setSaid(ok ? done : message);
      return ok;
    },
    [folder, run],
  );
  useEffect(() => {
    if (document) void change();
  }, [document, change]);

  if (!document) return null;
  const copy = async (url: string) => {
    setSaid('');
    try {
      // `navigator.clipboard` is missing if the studio is not reached over https.
      await navigator.clipboard.writeText(url);
      setSaid('Copied.');
    } catch {
      setSaid('Could not be copied: select the address.');
    }
  };
  const revoke = async ({ currentTarget }: MouseEvent, { id: link }: ListedLink) => {
    if (await change('DELETE', `${folder}/${link}`, 'Revoked.')) takeFocus(heading.current, currentTarget);
  };
  return (
    <section className="preview-links" aria-labelledby="preview-links">
      <h2 id="preview-links" ref={heading} tabIndex={-1}>
        Links for colleagues
      </h2>
      <p>
        Whoever has such a link sees the latest saved version of this document, without an account, for{' '}
        {previewLinkDays} days.
      </p>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isBusy={isBusy}
              copy={() => void copy(link.url)}
              revoke={(event) => void revoke(event, link)}
            />
          ))}
        </ul>
      )}
      <p role="status">{said}</p>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => void change('POST', folder, 'The link is made.')}
      >
        Make a link
      </Button>
    </section>
  );
};

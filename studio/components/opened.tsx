'use client';

import { useDocumentInfo, useField, useLocale } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useEffectEvent, useState } from 'react';
import { askStudio } from './ask-studio.ts';

const toPath = (slug: string | undefined, globalSlug: string | undefined, id: unknown): string =>
  globalSlug ? `/globals/${globalSlug}` : `/${slug}/${id}`;

/**
 * The field that says with every save which state of the document was opened. Where somebody else has saved meanwhile the
 * server refuses, and here stand both texts, and the ways out.
 */
export const Opened = ({ path }: TextFieldClientProps) => {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { errorMessage, setValue, valid, value } = useField<string>({ path });
  const [refused, setRefused] = useState<{ opened: string; text: string }>();
  const [said, setSaid] = useState('');

  const text = valid ? undefined : errorMessage;
  // Each refusal is kept with the state it refused: a form state that was on its way makes the field valid again, and the
  // words stay until another state is opened. That the old words stand a moment longer then is no new refusal.
  const keep = useEffectEvent((refusal: string) => setRefused({ opened: value, text: refusal }));
  useEffect(() => {
    if (text) keep(text);
  }, [text]);
  const shown = refused && refused.opened === value ? refused.text : undefined;
  if (!shown) return null;

  const acceptTheirs = async () => {
    setSaid('');
    const { ok, message, body } = await askStudio(
      'GET',
      `${toPath(collectionSlug, globalSlug, id)}?depth=0&draft=true`,
    );
    if (ok && typeof body.updatedAt === 'string') setValue(body.updatedAt);
    else setSaid(message);
  };
  return (
    <section className="conflict" role="alert" aria-label="Changed meanwhile">
      <pre>{shown}</pre>
      <p>
        <a href={`?locale=${locale}`} target="_blank" rel="noreferrer">
          Open theirs in a new tab
        </a>{' '}
        and take over what you want to keep. Then:
      </p>
      <button type="button" onClick={() => void acceptTheirs()}>
        I have seen theirs: let me save mine
      </button>
      <p role="status">{said}</p>
    </section>
  );
};

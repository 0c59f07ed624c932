'use client';

import { useDocumentInfo, useField, useLocale } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useEffectEvent, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { useBusy } from '../use-busy.ts';

const toPath = (slug: string | undefined, globalSlug: string | undefined, id: unknown): string =>
  globalSlug ? `/globals/${globalSlug}` : `/${slug}/${id}`;

interface Refused {
  /** The state that was opened when the save was refused. */
  opened: string;
  text: string;
  /** The state that it was refused for, once it is read. */
  theirs?: string | undefined;
  /** Why that could not be read, or that it was read late. */
  said?: string;
}

/** What was saved since the refusal stands in no words of it. */
const readLate = 'Theirs could be read only now: open it in a new tab once more, then press again.';

/** On a phone it stands screens below the button that was pressed. */
const show = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' });

/**
 * The field that says with every save which state of the document was opened. Where somebody else has saved meanwhile the
 * server refuses, and here stand both texts, and the ways out.
 */
export const Opened = ({ path }: TextFieldClientProps) => {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { errorMessage, setValue, valid, value } = useField<string>({ path });
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, run] = useBusy();

  const text = valid ? undefined : errorMessage;
  // Read when the refusal comes, not when it is pressed: what a colleague saves while somebody reads he has not seen.
  const readTheirs = async (refusal: Refused, done = '') => {
    setRefused(refusal);
    const { ok, message, body } = await run(() =>
      askStudio('GET', `${toPath(collectionSlug, globalSlug, id)}?depth=0&draft=true`),
    );
    const theirs = ok && typeof body.updatedAt === 'string' ? body.updatedAt : undefined;
    // Of another refusal that has come meanwhile it says nothing.
    setRefused((now) => (now === refusal ? { ...refusal, theirs, said: theirs ? done : message } : now));
  };
  // Each refusal is kept with the state it refused: a form state that was on its way makes the field valid again, and the
  // words stay until another state is opened. That the old words stand a moment longer then, or come back, is no new refusal.
  const keep = useEffectEvent((refusal: string) => {
    if (refused?.opened !== value || refused.text !== refusal)
      void readTheirs({ opened: value, text: refusal });
  });
  useEffect(() => {
    if (text) keep(text);
  }, [text]);
  if (!refused || refused.opened !== value) return null;

  const acceptTheirs = () => {
    const { opened, text: shown, theirs } = refused;
    if (theirs) setValue(theirs);
    else void readTheirs({ opened, text: shown }, readLate);
  };
  return (
    <section ref={show} className="conflict" role="alert" aria-label="Changed meanwhile">
      <pre>{refused.text}</pre>
      <p>
        <a href={`?locale=${locale}`} target="_blank" rel="noreferrer">
          Open theirs in a new tab
        </a>{' '}
        and take over what you want to keep. Then:
      </p>
      <button type="button" disabled={isBusy} onClick={acceptTheirs}>
        I have seen theirs: let me save mine
      </button>
      <p role="status">{refused.said}</p>
    </section>
  );
};

'use client';

import { useDocumentInfo, useField, useLocale } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useEffectEvent, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { useBusy } from '../use-busy.ts';

const toPath = (slug: string | undefined, globalSlug: string | undefined, id: unknown): string =>
  globalSlug ? `/globals/${globalSlug}` : `/${slug}/${id}`;

interface Refused {
  /** The state of the document that was open when the save was refused. */
  opened: string;
  text: string;
  /** The colleague's state, because of which the save was refused, once it is read. */
  theirs?: string | undefined;
  /** Why that state could not be read, or that it was read late. */
  said?: string;
}

/** Shown because the text of the refusal does not contain what was saved after it. */
const readLate = 'Theirs could be read only now: open it in a new tab once more, then press again.';

/** On a phone the section stands several screens below the button that was pressed. */
const show = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' });

/**
 * The field that sends with every save which state of the document was opened. If a colleague has saved meanwhile, the
 * server refuses, and this component shows both texts and the ways out.
 */
export const Opened = ({ path }: TextFieldClientProps) => {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { errorMessage, setValue, valid, value } = useField<string>({ path });
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, run] = useBusy();

  const text = valid ? undefined : errorMessage;
  // Read when the refusal comes, not when the button is pressed: a save by the colleague in between was not seen.
  const readTheirs = async (refusal: Refused, done = '') => {
    setRefused(refusal);
    const { ok, message, body } = await run(() =>
      askStudio('GET', `${toPath(collectionSlug, globalSlug, id)}?depth=0&draft=true`),
    );
    const theirs = ok && typeof body.updatedAt === 'string' ? body.updatedAt : undefined;
    // If another refusal has come meanwhile, this answer is not about it.
    setRefused((now) => (now === refusal ? { ...refusal, theirs, said: theirs ? done : message } : now));
  };
  // A refusal is kept with the state that it refused: a form state in flight makes the field valid again, but the text
  // must stay until another state is opened. If the old text stays a moment longer or comes back, it is no new refusal.
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

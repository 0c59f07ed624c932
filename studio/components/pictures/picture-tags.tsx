'use client';

import { FieldDescription, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { takeFocus } from '../take-focus.ts';
import { usePictureTags } from './read-picture-tags.ts';

const suggested = 12;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Leaves the focus where it is. Safari does not focus a pressed button, so a press would look like leaving the field;
 * and if the box took the focus instead, a phone would open its keyboard.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The tags of a picture, made for a phone too: its own tags, a box for a new one, and the tags of other pictures. */
export const PictureTags = ({ field, path }: TextFieldClientProps) => {
  const id = useId();
  const { value, setValue, showError, errorMessage } = useField<string[] | null>({
    potentiallyStalePath: path,
  });
  const { permissions } = useAuth();
  const { isTrashed } = useDocumentInfo();
  // Payload sets its own read-only flag too early in the window for many pictures: there nobody could write.
  const readOnly = isTrashed || !permissions?.collections?.media?.update;
  const [typed, setTyped] = useState('');
  const known = usePictureTags();
  const tags = Array.isArray(value) ? value : [];
  const { maxLength, maxRows = Number.POSITIVE_INFINITY } = field;
  const isFull = tags.length >= maxRows;
  const isClosed = readOnly || isFull;
  const part = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  /** The element that had the focus when the tags changed. The change may remove or disable it. */
  const focused = useRef<Element | null>(null);
  const goOn = useEffectEvent(() => {
    if (focused.current) takeFocus(isFull ? own.current : box.current, focused.current);
    focused.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after changed tags are drawn, when the focused button may be gone.
  useEffect(() => goOn(), [value]);

  const change = (next: string[], done: string) => {
    focused.current = part.current?.contains(document.activeElement) ? document.activeElement : null;
    setValue(next);
    setSaid(done);
  };
  /** Adds words with commas between, as people paste or dictate them, each as a tag. */
  const add = (text: string) => {
    setTyped('');
    const next = [...tags];
    const told: string[] = [];
    for (const part of text.split(',')) {
      const wanted = part.replaceAll(/\s+/g, ' ').trim();
      if (!wanted) continue;
      const present = next.find((tag) => isSame(tag, wanted));
      if (!present && next.length >= maxRows) break;
      // Spelled as on other pictures, so that one word is one tag.
      const added = known.find(({ tag }) => isSame(tag, wanted))?.tag ?? wanted;
      if (!present) next.push(added);
      told.push(present ? `“${present}” is there already.` : `“${added}” added.`);
    }
    if (next.length > tags.length) change(next, told.join(' '));
    else if (told.length > 0) setSaid(told.join(' '));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    // Otherwise Enter would submit the whole form.
    event.preventDefault();
    add(typed);
  };
  // Adds a typed word when the person goes on, e.g. to save; not on the way to the tags below, as it may be unfinished.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (typed && !currentTarget.contains(relatedTarget)) add(typed);
  };
  const begins = typed.trim().toLowerCase();
  const others = known
    .filter(({ tag }) => !tags.some((own) => isSame(own, tag)) && tag.toLowerCase().includes(begins))
    .slice(0, suggested);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus, and cannot be pressed.
    <div ref={part} className="field-type picture-tags" onBlur={onBlur}>
      <label className="field-label" htmlFor={id}>
        Tags
      </label>
      {tags.length > 0 && (
        <ul ref={own} tabIndex={-1} className="picture-tags__own" aria-label="Tags of this picture">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={`Take away “${tag}”`}
                  onMouseDown={keepFocus}
                  onClick={() =>
                    change(
                      tags.filter((other) => other !== tag),
                      `“${tag}” taken away.`,
                    )
                  }
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <div className="picture-tags__new">
          <input
            ref={box}
            id={id}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            maxLength={maxLength}
            disabled={isClosed}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            disabled={isClosed || !typed.trim()}
            onMouseDown={keepFocus}
            onClick={() => {
              // The button becomes disabled once the box is empty.
              box.current?.focus();
              add(typed);
            }}
          >
            Add
          </button>
        </div>
      )}
      {!isClosed && others.length > 0 && (
        <ul className="picture-tags__known" aria-label="Tags of other pictures">
          {others.map(({ tag }) => (
            <li key={tag}>
              <button type="button" onMouseDown={keepFocus} onClick={() => add(tag)}>
                + {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull && <p>A picture has at most {maxRows} tags.</p>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {showError && <p role="alert">{errorMessage}</p>}
      <div id={`${id}-hint`}>
        <FieldDescription path={path} description={field.admin?.description ?? ''} />
      </div>
    </div>
  );
};

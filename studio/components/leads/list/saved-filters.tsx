'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { useBusy } from '../../use-busy.ts';
import { readSaved, type SavedFilter, savedKey } from './lead-filters.ts';

interface Props {
  saved: readonly SavedFilter[];
  /** The view and filters that the list shows, to be saved under a name. */
  shown: Omit<SavedFilter, 'name'>;
  /** Whether the view and the filters are all conditions: others are not saved, and would be lost without notice. */
  isAllSaid: boolean;
  /** Search words are not saved: mostly the name of a person, which would stay here after that person is erased. */
  search: string;
  onSaid: (said: string) => void;
  /** Called when the pressed button disappears. */
  onRemove: () => void;
  children: ReactNode;
}

const path = `/payload-preferences/${savedKey}`;

/** Changes the saved filters as stored now; those on this page may be outdated by another tab. */
const changeSaved = async (change: (saved: SavedFilter[]) => SavedFilter[]) => {
  const { ok, body, ...refusal } = await askStudio('GET', path);
  return ok ? askStudio('POST', path, { value: change(readSaved(body.value)) }) : { ok, ...refusal };
};

/** Saves the filters of the leads under a name, and removes saved filters. */
export const SavedFilters = ({ saved, shown, isAllSaid, search, onSaid, onRemove, children }: Props) => {
  const router = useRouter();
  const [name, setName] = useState('');
  const [isBusy, run] = useBusy();

  const keep = async (change: (saved: SavedFilter[]) => SavedFilter[], done: string) => {
    onSaid('');
    const { ok, message } = await run(() => changeSaved(change));
    onSaid(ok ? done : message);
    if (ok) router.refresh();
    return ok;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim().slice(0, 40);
    if (!called) return onSaid('Give it a name first.');
    const isKept = await keep(
      (all) => [...all.filter((other) => other.name !== called), { name: called, ...shown }],
      `Saved as “${called}”.`,
    );
    // A name that was typed meanwhile stays.
    if (isKept) setName((now) => (now === name ? '' : now));
  };
  const remove = (gone: string) =>
    keep((all) => all.filter((other) => other.name !== gone), `“${gone}” is removed.`);
  return (
    <form className="tool-panel__save" onSubmit={(event) => void save(event)}>
      {isAllSaid && !search && (
        <>
          <label>
            Save as (no names of persons)
            <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
          </label>
          <button type="submit" disabled={isBusy}>
            Save
          </button>
        </>
      )}
      {isAllSaid && search && <span>What is searched for is kept under no name.</span>}
      {saved.map((one) => (
        <button
          key={one.name}
          type="button"
          disabled={isBusy}
          onClick={() => {
            void remove(one.name);
            onRemove();
          }}
        >
          Remove “{one.name}”
        </button>
      ))}
      {children}
    </form>
  );
};

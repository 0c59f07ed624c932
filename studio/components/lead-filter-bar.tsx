'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { askStudio } from './ask-studio.ts';
import { type Choice, toOptions } from './choices.tsx';
import {
  type Filters,
  isSame,
  noFilters,
  readSaved,
  type SavedFilter,
  savedKey,
  stretches,
  toConditions,
} from './lead-filters.ts';
import { type AskedCondition, type Groups, toHref } from './lead-view-links.ts';
import { toNumber } from './to-number.ts';
import { useBusy } from './use-busy.ts';

interface Props {
  filters: Filters;
  /** The view under the filters, or what else stands there. */
  under: Groups;
  /** The view that is open, by what it is saved as. */
  view: string;
  /** What the list is asked besides, as by Payload's own filters. */
  others: readonly AskedCondition[];
  search: string;
  saved: SavedFilter[];
  choices: { kinds: Choice[]; vehicles: Choice[]; places: Choice[]; owners: Choice[] };
  /** The leads of the list as files. */
  exportHrefs: { csv: string; xlsx: string };
  /** How many leads the list shows. */
  total: number;
}

const path = `/payload-preferences/${savedKey}`;

/** Changes what is kept as it stands now: the list on the page, and that of another tab, may be of before. */
const changeSaved = async (change: (saved: SavedFilter[]) => SavedFilter[]) => {
  const { ok, body, ...refusal } = await askStudio('GET', path);
  return ok ? askStudio('POST', path, { value: change(readSaved(body.value)) }) : { ok, ...refusal };
};

const sayTotal = (total: number): string => `${toNumber(total)} ${total === 1 ? 'lead' : 'leads'}.`;

const nobody: Choice = { value: 'nobody', label: 'Nobody' };

/** The five filters of the leads, which live in the address, so that a link shows a colleague the same; saved by name. */
export const LeadFilterBar = (props: Props) => {
  const { under, view, others, search, saved, choices, exportHrefs, total } = props;
  const router = useRouter();
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  /** How many leads a choice has left, while its list stands. */
  const [counted, setCounted] = useState('');
  const [isBusy, run] = useBusy();
  // What was chosen, until the list has come: two choices in a row stand side by side.
  const [filters, choose] = useOptimistic(props.filters);
  const summary = useRef<HTMLElement>(null);

  /** Choices whose lists have not come, oldest first. */
  const asked = useRef<Filters[]>([]);

  const ask = (next: Filters, how: 'push' | 'replace') => {
    const conditions = [...toConditions(next), ...others];
    startTransition(() => {
      choose(next);
      router[how](
        toHref(
          under.map((all) => [...all, ...conditions]),
          search,
        ),
      );
    });
  };
  const go = (next: Filters) => {
    setSaid('');
    setCounted('');
    asked.current.push(next);
    ask(next, 'push');
  };

  // Payload writes the address of a list that has come anew, over which Next forgets where it was to go meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that comes is of interest.
  useEffect(() => {
    const isOurs = asked.current.some((one) => isSame(one, props.filters));
    const last = asked.current.at(-1);
    asked.current = [];
    const isLast = last !== undefined && isSame(last, props.filters);
    setCounted(isLast ? sayTotal(total) : '');
    if (!isOurs || !last || isLast) return;
    asked.current.push(last);
    const again = setTimeout(ask, 0, last, 'replace');
    return () => clearTimeout(again);
  }, [props.filters]);

  const keep = async (change: (saved: SavedFilter[]) => SavedFilter[], done: string) => {
    setSaid('');
    const { ok, message } = await run(() => changeSaved(change));
    setSaid(ok ? done : message || 'That could not be done.');
    if (ok) router.refresh();
    return ok;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim().slice(0, 40);
    if (!called) return;
    const one = { name: called, view: under[0]?.length ? view : '', filters };
    const isKept = await keep(
      (all) => [...all.filter((other) => other.name !== called), one],
      `Saved as “${called}”.`,
    );
    // What was typed meanwhile stays.
    if (isKept) setName((now) => (now === name ? '' : now));
  };
  const remove = (gone: string) =>
    keep((all) => all.filter((other) => other.name !== gone), `“${gone}” is removed.`);
  const fields: [keyof Filters, string, readonly Choice[]][] = [
    ['when', 'When', stretches],
    ['kind', 'Kind', choices.kinds],
    ['vehicle', 'Vehicle', choices.vehicles],
    ['place', 'State', choices.places],
    ['owner', 'Owner', [nobody, ...choices.owners]],
  ];
  const shown = fields.filter(
    ([field]) => choices.kinds.length > 1 || !['kind', 'vehicle', 'place'].includes(field),
  );
  const set = fields.filter(([field]) => filters[field] !== '').length;
  const [isOpen, setOpen] = useState(set > 0);
  // Under a name only a view and the filters are kept: what is more than that would be lost unsaid.
  const isAllSaid = others.length === 0 && (view !== '' || under.every((all) => all.length === 0));
  // Nor what is searched for: mostly a person, who would stand here after he is erased.
  const maySave = isAllSaid && search === '';
  return (
    <details className="lead-filters" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        Filter{set > 0 && ` (${set} set)`}, save, export
        {!isAllSaid && '. More is asked under “Filters” above'}
      </summary>
      <div className="lead-filters__fields">
        {shown.map(([field, label, options]) => (
          <label key={field}>
            {label}
            <select
              value={filters[field]}
              onChange={(event) => go({ ...filters, [field]: event.target.value })}
            >
              <option value="">Any</option>
              {toOptions(options)}
            </select>
          </label>
        ))}
        {set > 0 && (
          <button
            type="button"
            onClick={() => {
              go(noFilters);
              summary.current?.focus();
            }}
          >
            Clear
          </button>
        )}
      </div>
      <form className="lead-filters__save" onSubmit={(event) => void save(event)}>
        {maySave && (
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
        {isAllSaid && !maySave && <span>What is searched for is kept under no name.</span>}
        {saved.map((one) => (
          <button
            key={one.name}
            type="button"
            disabled={isBusy}
            onClick={() => {
              void remove(one.name);
              summary.current?.focus();
            }}
          >
            Remove “{one.name}”
          </button>
        ))}
        <a href={exportHrefs.xlsx} download>
          Export these {toNumber(total)} as XLSX
        </a>
        <a href={exportHrefs.csv} download aria-label={`Export these ${toNumber(total)} as CSV`}>
          as CSV
        </a>
      </form>
      <p role="status">{said || counted}</p>
    </details>
  );
};

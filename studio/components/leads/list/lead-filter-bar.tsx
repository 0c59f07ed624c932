'use client';

import { toCount } from '@ev-site/contract/to-count.ts';
import { useRouter } from 'next/navigation.js';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { type Choice, toOptions } from '../../choices.tsx';
import { FileLink } from '../../file-link.tsx';
import { type AskedCondition, type Groups, toHref } from '../lead-view-links.ts';
import {
  areFiltersEqual,
  type Filters,
  noFilters,
  periods,
  type SavedFilter,
  stages,
  toConditions,
} from './lead-filters.ts';
import { SavedFilters } from './saved-filters.tsx';

interface Props {
  filters: Filters;
  /** The conditions under the filters: those of the view, or others. */
  under: Groups;
  /** The saved name of the open view. */
  view: string;
  /** Further conditions of the list, such as Payload's own filters. */
  others: readonly AskedCondition[];
  search: string;
  saved: SavedFilter[];
  choices: { kinds: Choice[]; vehicles: Choice[]; places: Choice[]; owners: Choice[] };
  /** Addresses of the leads of the list as files. */
  exportHrefs: { csv: string; xlsx: string };
  /** How many leads the list shows. */
  total: number;
}

const nobody: Choice = { value: 'nobody', label: 'Nobody' };

/** The filters of the leads. They live in the address, so that a link shows a colleague the same; saved by name. */
export const LeadFilterBar = (props: Props) => {
  const { under, view, others, search, saved, choices, exportHrefs, total } = props;
  const router = useRouter();
  const [said, setSaid] = useState('');
  /** How many leads the last choice has left, shown as long as its list is open. */
  const [counted, setCounted] = useState('');
  // The chosen filters until the list has loaded, so that two choices in a row both count.
  const [filters, choose] = useOptimistic(props.filters);
  const summary = useRef<HTMLElement>(null);

  /** Choices whose lists have not loaded yet, oldest first. */
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

  // When a list has loaded, Payload replaces its address, and Next drops a navigation that began before that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another list has loaded.
  useEffect(() => {
    const isOurs = asked.current.some((one) => areFiltersEqual(one, props.filters));
    const last = asked.current.at(-1);
    asked.current = [];
    const isLast = last !== undefined && areFiltersEqual(last, props.filters);
    setCounted(isLast ? `${toCount(total, 'lead')}.` : '');
    if (!isOurs || !last || isLast) return;
    asked.current.push(last);
    const again = setTimeout(ask, 0, last, 'replace');
    return () => clearTimeout(again);
  }, [props.filters]);

  const fields: [keyof Filters, string, readonly Choice[]][] = [
    ['when', 'When', periods],
    ['kind', 'Kind', choices.kinds],
    ['vehicle', 'Vehicle', choices.vehicles],
    ['place', 'State', choices.places],
    ['owner', 'Owner', [nobody, ...choices.owners]],
    ['stage', 'Open or closed', stages],
  ];
  const shown = fields.filter(
    ([field]) => choices.kinds.length > 1 || !['kind', 'vehicle', 'place'].includes(field),
  );
  const set = fields.filter(([field]) => filters[field] !== '').length;
  const [isOpen, setOpen] = useState(set > 0);
  const isAllSaid = others.length === 0 && (view !== '' || under.every((all) => all.length === 0));
  return (
    <details className="tool-panel" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        Filter{set > 0 && ` (${set} set)`}, save, export
        {!isAllSaid && '. More is asked under “Filters” above'}
      </summary>
      <div className="tool-panel__fields">
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
      <SavedFilters
        saved={saved}
        shown={{ view: under[0]?.length ? view : '', filters }}
        isAllSaid={isAllSaid}
        search={search}
        onSaid={setSaid}
        onRemove={() => summary.current?.focus()}
      >
        <FileLink href={exportHrefs.xlsx} isLarge>
          Export {toCount(total, 'lead')} as XLSX
        </FileLink>
        <FileLink href={exportHrefs.csv} isLarge aria-label={`Export ${toCount(total, 'lead')} as CSV`}>
          as CSV
        </FileLink>
      </SavedFilters>
      <p role="status">{said || counted}</p>
    </details>
  );
};

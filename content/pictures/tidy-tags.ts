import type { FieldHook } from 'payload';

const toTag = (tag: unknown): string => String(tag).replaceAll(/\s+/g, ' ').trim();

/** Removes empty tags and duplicates, in any spelling: "Expo 2024" and "expo  2024" are one tag. */
export const tidyTags: FieldHook = ({ value }) =>
  Array.isArray(value)
    ? [
        ...new Map(
          value
            .map(toTag)
            .filter(Boolean)
            .toReversed()
            .map((tag) => [tag.toLowerCase(), tag]),
        ).values(),
      ].toReversed()
    : value;

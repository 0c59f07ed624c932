/**
 * For a migration, by database: takes out of the saved filters of leads those that were saved with a search. That is
 * mostly for a person, whom erasing does not find there. What is no filter goes too: the studio shows none of it.
 */
export const forgetSavedSearches = {
  sqlite: `UPDATE payload_preferences SET value = (
    SELECT json_group_array(json(one.value)) FROM json_each(payload_preferences.value) AS one
    WHERE CASE one.type WHEN 'object' THEN COALESCE(json_extract(one.value, '$.search'), '') ELSE 'none' END = ''
  ) WHERE key = 'lead-filters' AND json_type(value) = 'array'`,
  postgres: `UPDATE payload_preferences SET value = (
    SELECT COALESCE(jsonb_agg(one), '[]') FROM jsonb_array_elements(value) AS one
    WHERE jsonb_typeof(one) = 'object' AND COALESCE(one ->> 'search', '') = ''
  ) WHERE key = 'lead-filters' AND jsonb_typeof(value) = 'array'`,
} as const;

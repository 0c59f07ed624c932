import { type Sql, trustedSql } from '@ev-site/content/database/statement.ts';

/**
 * SQL that adds generated leads from 24 November 2025 on: one every five minutes, five for each phone number, half of
 * them answered after a day. For measurements and tests.
 * @param many at most a million
 */
export const toManyLeads = (isPostgres: boolean, many: number): Sql => {
  const numbers = isPostgres
    ? `SELECT n FROM generate_series(0, ${many - 1}) AS g(n)`
    : `WITH RECURSIVE g(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM g WHERE n < ${many - 1}) SELECT n FROM g`;
  const at = (seconds: string) =>
    isPostgres
      ? `TIMESTAMPTZ '2025-11-24T00:00:00Z' + (${seconds}) * INTERVAL '1 second'`
      : `strftime('%Y-%m-%dT%H:%M:%S.000Z', '2025-11-24T00:00:00Z', (${seconds}) || ' seconds')`;
  const pick = (type: string, ...values: string[]) =>
    `CAST(CASE n % ${values.length} ${values.map((value, place) => `WHEN ${place} THEN '${value}'`).join(' ')} END AS ${isPostgres ? type : 'TEXT'})`;
  return trustedSql(`INSERT INTO leads (kind, language, source, name, email, phone, phone_digits, message, page, utm_source, utm_campaign, status,
      human_check, lead_key, delivery, attempts, created_at, updated_at, answered_at)
    SELECT ${pick('lead_kind', 'contact', 'dealer', 'inquiry', 'application')}, ${pick('lead_language', 'en', 'hi', 'gu')},
      ${pick('lead_source', 'website', 'website', 'website', 'website', 'call')}, 'Asha Patel', 'Asha' || (n / 2) || '@example.com', '+91',
      CAST(919000000000 + n / 5 AS ${isPostgres ? 'VARCHAR' : 'TEXT'}), 'A message of some length, as people write it when they ask for a price and a loan.',
      ${pick('VARCHAR', '/', '/contactus', '/productmillo')}, ${pick('VARCHAR', 'fair', 'mail')}, 'campaign ' || (n % 40), 'new',
      'notAsked', 'lead ' || n, 'done', 0, ${at('n * 300')}, ${at('n * 300')}, CASE n % 2 WHEN 0 THEN ${at('n * 300 + 86400')} END
    FROM (${numbers}) AS numbers`);
};

/**
 * SQL that makes generated leads realistic for a list: answered, assigned, and failed ones. For measurements.
 * The owner is the first member of staff.
 */
export const toWorkedLeads = (isPostgres: boolean): Sql => {
  // PostgreSQL does not accept the text result of a CASE for an enum column.
  const choose = (type: string, choice: string) =>
    isPostgres ? `CAST(CASE id ${choice} END AS ${type})` : `CASE id ${choice} END`;
  return trustedSql(`UPDATE leads SET
    status = ${choose('lead_status', "% 5 WHEN 0 THEN 'new' WHEN 1 THEN 'contacted' WHEN 2 THEN 'won' ELSE 'lost'")},
    closed_at = CASE WHEN id % 5 > 1 THEN created_at END,
    owner_id = CASE id % 3 WHEN 0 THEN (SELECT MIN(id) FROM staff) END,
    delivery = ${choose('lead_delivery', "% 1000 WHEN 0 THEN 'failed' ELSE 'done'")}`);
};

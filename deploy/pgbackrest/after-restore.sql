-- After a restore, before the site starts: psql -f after-restore.sql <database>.
-- A lead that is lost here stands in mails and in a CRM by its number. Were the number given again, the mail about the new
-- lead would be taken for the old one's and hidden; so 10,000 numbers are left out.
SELECT setval('leads_id_seq', greatest((SELECT coalesce(max(id), 0) FROM leads), (SELECT last_value FROM leads_id_seq)) + 10000)
  AS next_lead_follows;

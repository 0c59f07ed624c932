-- After a restore, before the site starts: psql -f after-restore.sql <database>.
-- Numbers of lost rows are still in use elsewhere: of a lead in mails and in a CRM, of an article or event in links, of a request in its mail. If a
-- number were given again, the mail about a new lead would be taken for the old one's and hidden. So each sequence skips 10,000 numbers.
SELECT sequencename, setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + 10000) AS next_follows
  FROM pg_sequences WHERE schemaname = current_schema();

-- After a restore, before the site starts: psql -f after-restore.sql <database>.
-- What is lost here stands elsewhere by its number: a lead in mails and in a CRM, an article or event in links, a request in its mail. Were the
-- number given again, the mail about a new lead would be taken for the old one's and hidden; so of everything 10,000 numbers are left out.
SELECT sequencename, setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + 10000) AS next_follows
  FROM pg_sequences WHERE schemaname = current_schema();

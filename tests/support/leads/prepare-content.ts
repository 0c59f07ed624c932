/** Command: gives the empty database in DATABASE_URL the newest schema, and the company's contact data. */
import { migrateContent } from '@ev-site/content/database/migrate.ts';
import { createLog } from '@ev-site/content/logging/log.ts';
import { openContent } from '@ev-site/content/open-content.ts';
import { siteSettings } from '@ev-site/content/seed/data/site-settings.ts';

const payload = await openContent({ logger: createLog('error') });
await migrateContent(payload);
await payload.updateGlobal({ slug: 'site-settings', data: siteSettings });
// Idle connections to PostgreSQL would keep the process alive for some seconds.
process.exit(0);

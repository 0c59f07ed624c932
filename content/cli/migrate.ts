import { migrateContent } from '../database/migrate.ts';
import { openContent } from '../open-content.ts';

const payload = await openContent({ logger: { options: { level: 'error' } } });
await migrateContent(payload);
console.log('The database has the newest schema.');
// Payload keeps one PostgreSQL connection for itself and never gives it back.
process.exit(0);

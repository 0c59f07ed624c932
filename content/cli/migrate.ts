import { migrateContent } from '../database/migrate.ts';
import { openContent } from '../open-content.ts';

const payload = await openContent({ logger: { options: { level: 'error' } } });
await migrateContent(payload);
await payload.destroy();
console.log('The database has the newest schema.');

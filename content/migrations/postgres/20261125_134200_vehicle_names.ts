import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillVehicleNames } from '../../migrations-support/fill-vehicle-names.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql.raw(fillVehicleNames));
}

/** The names are right for the programs before, too. */

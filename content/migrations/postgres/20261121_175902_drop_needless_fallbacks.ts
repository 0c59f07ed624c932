import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_w320_sizes_w320_filename_idx";
  DROP INDEX "media_sizes_w480_sizes_w480_filename_idx";
  DROP INDEX "media_sizes_w960_sizes_w960_filename_idx";
  DROP INDEX "media_sizes_w1920_sizes_w1920_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_w320_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w320_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w320_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w320_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w320_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w320_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w480_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w480_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w480_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w480_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w480_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w480_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w960_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w960_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w960_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w960_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w960_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w960_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w1920_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w1920_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w1920_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w1920_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w1920_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w1920_filename";`)
}

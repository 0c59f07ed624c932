import { renameSync } from 'node:fs';
import { type OwnDatabase, openOwnDatabase, usesServer } from '../product/own-database.ts';
import { openRelay } from './relay.ts';

/** A database for a second site, which can be taken away and given back. */
export interface BreakableDatabase extends OwnDatabase {
  take(): void;
  giveBack(): void;
}

/** Moves the folder of the SQLite file away and back. */
const breakFolder = (own: OwnDatabase): BreakableDatabase => {
  const { DATA_DIR } = own.settings;
  return {
    ...own,
    take: () => renameSync(DATA_DIR, `${DATA_DIR}.gone`),
    giveBack: () => renameSync(`${DATA_DIR}.gone`, DATA_DIR),
  };
};

/** Puts the server behind a port of its own, whose connections are cut and refused. */
const breakLine = async ({ settings, remove }: OwnDatabase): Promise<BreakableDatabase> => {
  const url = new URL(settings.DATABASE_URL);
  const relay = await openRelay(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(relay.port);
  return {
    settings: { ...settings, DATABASE_URL: url.href },
    take: relay.cut,
    giveBack: relay.mend,
    async remove() {
      relay.stop();
      await remove();
    },
  };
};

/** @param variables of the product under test: DATABASE_URL and DATA_DIR. */
export const openBreakableDatabase = async (variables: NodeJS.ProcessEnv): Promise<BreakableDatabase> => {
  const own = await openOwnDatabase(variables);
  return usesServer(variables) ? breakLine(own) : breakFolder(own);
};

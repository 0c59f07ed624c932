import { join } from 'node:path';
import { endProgram } from '@ev-site/scripts/product.ts';
import { mustRun } from '@ev-site/scripts/run.ts';
import { startSmtpSink } from '@ev-site/tests/support/faults/smtp-sink.ts';
import { startCheckProvider } from '@ev-site/tests/support/leads/check-provider.ts';
import type { FleetBase } from './fleet-base.ts';
import { keepRunning } from './kept-program.ts';
import { getProgram } from './required-programs.ts';
import { getStorageAddress, startStorage } from './storage.ts';

interface ServicePorts {
  valkey: number[];
  storage: number[];
}

/** Starts the storage with the files of the sample content. */
const startObjects = async (base: FleetBase, port: number, seed: string) => {
  const objects = join(base.folder, 'objects');
  await mustRun('cp', ['-a', seed, objects], { output: 'capture' });
  const start = () => startStorage(objects, port, base.log('storage'));
  const first = start();
  const address = await getStorageAddress(first).finally(() => endProgram(first));
  return { storage: base.add(keepRunning({ name: 'storage', start })), address };
};

/** Starts Valkey and the storage, which the sites share, and the external services: mail and the human check. */
export const startServices = async (base: FleetBase, ports: ServicePorts, seed: string) => {
  const [valkeyPort = 0] = ports.valkey;
  const valkey = base.keep('valkey', getProgram('valkey'), [
    ...['--port', String(valkeyPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  ]);
  const [storagePort = 0] = ports.storage;
  const { storage, address } = await startObjects(base, storagePort, seed);
  const mails = await startSmtpSink();
  base.onStop(() => mails.stop());
  const humans = await startCheckProvider();
  base.onStop(() => humans.stop());
  return {
    valkey,
    storage,
    mails,
    mediaUrl: address.publicUrl,
    /** The settings with which sites and studios find them. */
    settings: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'rehearsal@ev.example',
      VALKEY_URL: `redis://127.0.0.1:${valkeyPort}`,
      ...address.settings,
      MEDIA_URL: address.publicUrl,
      HUMAN_CHECK: 'turnstile',
      HUMAN_CHECK_SITE_KEY: 'rehearsal',
      HUMAN_CHECK_SECRET: 'rehearsal',
      HUMAN_CHECK_URL: humans.url,
    },
  };
};

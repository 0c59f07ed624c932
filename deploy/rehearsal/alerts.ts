import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@ev-site/scripts/root.ts';
import { start } from '@ev-site/scripts/run.ts';
import { type KeptProgram, keepRunning } from './kept-program.ts';

const binary = '/usr/bin/prometheus';
const rules = join(root, 'deploy/prometheus/alerts.yml');

/** The reason why alerts are not watched; empty if they are. */
export const noAlertsBecause = (): string =>
  [
    existsSync(binary) ? '' : 'prometheus is not installed (apt-get install prometheus)',
    existsSync(rules) ? '' : 'there are no rules in deploy/prometheus',
  ]
    .filter(Boolean)
    .join(', ');

interface WatchOptions {
  folder: string;
  port: number;
  log: string;
  /** The ports at which the sites serve their metrics. */
  targets: readonly { name: string; port: number }[];
}

/** Prometheus with the deployment's own alert rules. */
export interface AlertWatch {
  program: KeptProgram;
  /** Names of the alerts that fire now, each with its subject. */
  listFiring(): Promise<string[]>;
}

interface Alert {
  state: string;
  labels: Record<string, string>;
}

/** Starts Prometheus, which scrapes the sites every five seconds. */
export const watchAlerts = ({ folder, port, log, targets }: WatchOptions): AlertWatch => {
  const file = join(folder, 'prometheus.json');
  const configuration = {
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [rules],
    scrape_configs: [
      {
        job_name: 'ev-site',
        static_configs: targets.map((target) => ({
          targets: [`127.0.0.1:${target.port}`],
          labels: { instance: target.name },
        })),
      },
    ],
  };
  // Prometheus reads YAML, and JSON is YAML.
  writeFileSync(file, JSON.stringify(configuration));
  const program = keepRunning({
    name: 'prometheus',
    start: () =>
      start(
        binary,
        [
          `--config.file=${file}`,
          `--storage.tsdb.path=${join(folder, 'prometheus')}`,
          `--web.listen-address=127.0.0.1:${port}`,
        ],
        { output: { file: log } },
      ),
  });
  return {
    program,
    async listFiring() {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
      const { data } = (await response.json()) as { data: { alerts: Alert[] } };
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => [labels.alertname, labels.instance].filter(Boolean).join(' '));
    },
  };
};

import { spawnSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { deploy, inCluster, type Manifest, openFolder, operations, read } from './testing/deployed.ts';

const folder = openFolder();

interface Container {
  args: string[];
  lifecycle?: { preStop: { exec: { command: string[] } } };
  ports?: { name: string; containerPort: number }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  securityContext: object;
  resources: { limits?: { memory?: string }; requests?: { cpu?: string; memory?: string } };
  volumeMounts: { name: string; mountPath: string }[];
}

interface Pod {
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  serviceAccountName: string;
  containers: Container[];
  volumes: { name: string }[];
}

interface Job extends Manifest {
  spec: { template: { spec: Pod; metadata: object } };
}

describe('kubernetes', () => {
  const manifests: Manifest[] = globSync('kubernetes/base/*.yaml', { cwd: deploy })
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()));
  const pods = manifests.flatMap(({ kind, metadata, spec }) => {
    const { template } = (spec ?? {}) as {
      template?: { spec: Pod; metadata: { labels: Record<string, string> } };
    };
    return template
      ? [{ kind, name: metadata.name, pod: template.spec, labels: template.metadata.labels }]
      : [];
  });
  const portsOf = (component: unknown) =>
    pods
      .filter(({ labels }) => labels['app.kubernetes.io/component'] === component)
      .flatMap(({ pod }) => pod.containers.flatMap(({ ports = [] }) => ports));
  const textOf = (kind: string) => JSON.stringify(manifests.filter((one) => one.kind === kind));

  test.each([
    ['site', 'systemd/ev-site@.service'],
    ['studio', 'systemd/ev-studio.service'],
  ])('the %s has as long to end as under systemd, after its preStop', (name, unit) => {
    const [, bySystemd] = /^TimeoutStopSec=(\d+)s$/m.exec(read(unit)) ?? [];
    const pod = pods.find(
      ({ kind, labels }) => kind === 'Deployment' && labels['app.kubernetes.io/component'] === name,
    )?.pod;
    const [container] = pod?.containers ?? [];
    const [, beforeStop] = container?.lifecycle?.preStop.exec.command ?? [];
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(bySystemd) + Number(beforeStop));
  });

  test('the base has exactly these resources', () => {
    const kinds = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted();
    expect(kinds).toEqual([
      'Deployment ev-site',
      'Deployment ev-studio',
      'HorizontalPodAutoscaler ev-site',
      'Ingress ev-site',
      'Job ev-migrate',
      'NetworkPolicy ev-nobody',
      'NetworkPolicy ev-site',
      'NetworkPolicy ev-studio',
      'PodDisruptionBudget ev-site',
      'PodDisruptionBudget ev-studio',
      'Service ev-site',
      'Service ev-studio',
      'ServiceAccount ev-site',
    ]);
  });

  test.each(pods)(
    '$name runs unprivileged, writes only to its volumes, and declares its resources',
    ({ pod }) => {
      expect(pod.serviceAccountName).toBe('ev-site');
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({
          limits: { memory: expect.any(String) },
          requests: { cpu: expect.any(String), memory: expect.any(String) },
        });
        expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
        expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
        expect(read('entrypoint.sh')).toMatch(new RegExp(`^  ${container.args[0]}\\)(?: |$)`, 'm'));
        expect(container.envFrom).toEqual([
          { configMapRef: { name: 'ev-site-settings' } },
          { secretRef: { name: 'ev-site-secrets' } },
        ]);
      }
    },
  );

  test('ports match the settings, and every service leads to a named port', () => {
    const number = (component: string, name: string) =>
      String(portsOf(component).find((port) => port.name === name)?.containerPort);
    expect(number('site', 'http')).toBe(inCluster.PORT);
    expect(number('site', 'metrics')).toBe(inCluster.METRICS_PORT);
    expect(number('studio', 'http')).toBe(inCluster.STUDIO_PORT);
    for (const { kind, metadata, spec } of manifests.filter((one) => one.kind === 'Service')) {
      const { selector, ports } = spec as {
        selector: Record<string, string>;
        ports: { targetPort: string }[];
      };
      const names = portsOf(selector['app.kubernetes.io/component']).map(({ name }) => name);
      for (const { targetPort } of ports) expect(names, `${kind} ${metadata.name}`).toContain(targetPort);
    }
    expect(inCluster.STUDIO_URL).toBe(`http://ev-studio:${inCluster.STUDIO_PORT}`);
    expect(textOf('Ingress')).toContain('"service":{"name":"ev-site","port":{"name":"http"}}');
    expect(textOf('HorizontalPodAutoscaler')).toContain('"kind":"Deployment","name":"ev-site"');
  });

  // The labels that kustomize adds to each of our pods.
  const { labels }: { labels: { includeSelectors: boolean; pairs: Record<string, string> }[] } = parse(
    read('kubernetes/base/kustomization.yaml'),
  );
  const onEachPod = labels.find(({ includeSelectors }) => includeSelectors)?.pairs ?? {};

  test('the policy ev-nobody selects exactly our pods', () => {
    const { spec } = manifests.find(({ metadata }) => metadata.name === 'ev-nobody') ?? {};
    expect(spec).toEqual({ podSelector: { matchLabels: onEachPod }, policyTypes: ['Ingress'] });
    expect(Object.keys(onEachPod)).not.toEqual([]);
  });

  test('alerts use the job names under which metrics are scraped', () => {
    const asked = [...read('prometheus/alerts.yml').matchAll(/job="([^"]*)"/g)].map(([, job]) => job);
    const { spec }: { spec: { jobLabel?: string } } = parse(read('kubernetes/metrics/pod-monitor.yaml'));
    expect([...new Set(asked)]).toEqual([onEachPod[spec.jobLabel ?? ''], 'ev-site-public']);
    const { scrape_configs: configs }: { scrape_configs: { job_name: string }[] } = parse(
      read('prometheus/prometheus.yml'),
    );
    expect(configs.map(({ job_name: name }) => name)).toEqual([...new Set(asked)]);
  });

  test('the autoscaler waits while new pods make their pages after an update', () => {
    const { spec } = manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler') ?? {};
    expect(spec).toMatchObject({ behavior: { scaleUp: { stabilizationWindowSeconds: 120 } } });
  });

  test('probes keep a site in service while the database is away', () => {
    const [site] = pods.find(({ name }) => name === 'ev-site')?.pod.containers ?? [];
    expect(site).toMatchObject({
      startupProbe: { httpGet: { path: '/readyz/pages' } },
      readinessProbe: { httpGet: { path: '/healthz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
    });
  });

  /** The result of kustomize for a folder, as text and parsed. */
  const render = (place: string) => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', place], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return { stdout, all: parseAllDocuments(stdout).map((document): Manifest => document.toJS()) };
  };

  test('the operator documents name the job of a command by hand correctly', () => {
    const { patches }: { patches: { target: { kind: string; name: string }; patch: string }[] } = parse(
      read('kubernetes/overlays/by-hand/kustomization.yaml'),
    );
    const [job] = manifests.filter(({ kind }) => kind === 'Job');
    expect(patches.map(({ target }) => target)).toEqual([{ kind: 'Job', name: job?.metadata.name }]);
    const said = /\n### Commands by hand\n.+?(\| Kubernetes \|[^\n]+)/s.exec(operations)?.[1] ?? '';
    const changes: { path: string; value: unknown }[] = parse(patches[0]?.patch ?? '');
    const name = changes.find(({ path }) => path === '/metadata/name')?.value;
    for (const words of [`delete -n ev-site job ${name} `, `job/${name}\``, 'overlays/by-hand -l '])
      expect(said).toContain(words);
  });

  test.skipIf(!isInstalled('kubectl'))(
    'a command by hand runs once, with the settings of the migration job',
    () => {
      const place = path.join(folder, 'kubernetes');
      cpSync(`${deploy}kubernetes`, place, { recursive: true });
      cpSync(`${deploy}kubernetes/overlays/production`, path.join(place, 'overlays/mine'), {
        recursive: true,
      });
      const jobOf = (overlay: string): Job =>
        render(path.join(place, 'overlays', overlay)).all.find(({ kind }) => kind === 'Job') as Job;
      const [mine, byHand] = [jobOf('mine'), jobOf('by-hand')];
      const onBoth = (component: string) => ({ ...onEachPod, 'app.kubernetes.io/component': component });
      expect(byHand.metadata).toMatchObject({ name: 'ev-by-hand', labels: onBoth('by-hand') });
      const { template, ...own } = byHand.spec;
      expect(own).toEqual({ backoffLimit: 0, ttlSecondsAfterFinished: 86_400 });
      expect(template.metadata).toEqual({ labels: onBoth('by-hand') });
      const { spec } = mine.spec.template;
      const [container] = spec.containers;
      expect(container?.envFrom[0]?.configMapRef?.name).toMatch(/^ev-site-settings-\w+$/);
      expect(template.spec).toEqual({
        ...spec,
        containers: [{ ...container, args: ['migrate', '--preview'] }],
      });
    },
  );

  test('the base does not contain the example domain, which belongs in an overlay', () => {
    for (const file of globSync('kubernetes/{base,metrics}/*', { cwd: deploy }))
      expect(read(file), file).not.toContain('ev.example');
  });

  test.skipIf(!isInstalled('kubectl'))('kustomize builds the production overlay', () => {
    const { stdout, all } = render(`${deploy}kubernetes/overlays/production`);
    for (const said of [
      'host: ev.example',
      '- ev.example',
      'MEDIA_URL: https://pictures.ev.example',
      'MAIL_FROM: mails@ev.example',
      'ADMIN_EMAIL: admin@ev.example',
    ])
      expect(stdout).toContain(said);
    expect(all).toHaveLength(manifests.length + 2);
    expect(all.filter(({ metadata }) => !metadata.labels?.['app.kubernetes.io/component'])).toEqual([]);
    for (const { kind, metadata, spec } of all) {
      if (kind === 'NetworkPolicy')
        expect(spec.podSelector, metadata.name).toMatchObject({ matchLabels: onEachPod });
      if (spec?.template)
        expect(spec.template, metadata.name).toMatchObject({ metadata: { labels: onEachPod } });
    }
    const images = [...stdout.matchAll(/image: (.*)/g)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set(['images.ev.example/ev-site:0.1.0']));
    expect(stdout.match(/name: ev-site-settings-\w+/g)?.length).toBe(4);
  });
});

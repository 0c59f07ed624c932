import { paths } from '@ev-site/contract/paths.ts';
import { Counter, Histogram } from '@prometheus-io/client';
import { inSpan } from '../traces/trace.ts';
import { registry } from './registry.ts';

const seconds = new Histogram({
  name: 'ev_render_duration_seconds',
  help: 'Time to make a page: its reads and its drawing, ahead of a request or for one.',
  labelNames: ['route'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers: [registry],
});

const failures = new Counter({
  name: 'ev_render_failures_total',
  help: 'Pages that could not be made, or whose reads failed so that default content stands in (incomplete).',
  labelNames: ['route', 'reason'] as const,
  registers: [registry],
});
// Begin at 0: otherwise the first failure of a kind would not count as an increase.
for (const route of [...Object.values(paths), 'not found', 'brochure'])
  for (const reason of ['incomplete', 'error']) failures.inc({ route, reason }, 0);

/** Measures the rendering of one page, and returns its result. */
export const measureRender = async <Page extends { complete: boolean }>(
  route: string,
  render: () => Promise<Page | undefined>,
): Promise<Page | undefined> => {
  const end = seconds.startTimer({ route });
  try {
    const page = await inSpan('render', { 'http.route': route }, render);
    if (page && !page.complete) failures.inc({ route, reason: 'incomplete' });
    return page;
  } catch (error) {
    failures.inc({ route, reason: 'error' });
    throw error;
  } finally {
    end();
  }
};

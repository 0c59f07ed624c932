import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { pidOf, readMegabytes, waitForRest } from './parts/process-memory.ts';

readArguments('npm run memory -w bench', {});

/** Memory of one site process (Linux): its peak, and its size at rest once all pages are made. */
const mostMegabytes = 350;

await withFreshProduct(
  async ({ site }) => {
    const pid = pidOf(site);
    await waitForRest(pid);
    const resting = readMegabytes(pid, 'VmRSS');
    judgeFigure(
      resting <= mostMegabytes,
      `site: ${resting} of ${mostMegabytes} MB resident with all pages made, ` +
        `${readMegabytes(pid, 'VmHWM')} MB at most while they were made`,
    );
  },
  { siteOnly: true },
);

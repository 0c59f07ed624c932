import { freePort } from '@ev-site/scripts/free-port.ts';
import { type FreshOptions, withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { endProgram, type Settings, startSite, waitFor } from '@ev-site/scripts/product.ts';

/** A site that was started beside the measured one, with the same content. */
export interface OtherSite {
  url: string;
  stop(): Promise<void>;
}

export type StartOther = (changed: Settings) => Promise<OtherSite>;

/**
 * Measures the site named by BASE_URL, else a fresh product with only its sample content.
 * @param measure also gets a function that starts the same site with other settings. Beside a site named by BASE_URL,
 * that other site takes its content from DATABASE_URL and DATA_DIR.
 */
export const withMeasuredSite = async (
  measure: (url: string, startOther: StartOther) => Promise<void>,
  options?: FreshOptions,
): Promise<void> => {
  const startOther = (settings: Settings) => async (changed: Settings) => {
    const { PORT = String(await freePort()) } = changed;
    const url = `http://127.0.0.1:${PORT}`;
    const program = startSite({ ...settings, ...changed, PORT, HOST: '127.0.0.1' });
    await waitFor(`${url}/readyz`, program);
    return { url, stop: () => endProgram(program) };
  };
  const given = process.env.BASE_URL;
  if (given) await measure(given, startOther({}));
  else
    await withFreshProduct(
      ({ settings, environment }) => measure(environment.PUBLIC_URL, startOther(settings)),
      options,
    );
};

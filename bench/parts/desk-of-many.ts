import { openContent } from '@ev-site/content/open-content.ts';
import { type FreshProduct, withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { testAdmin } from '@ev-site/scripts/golden-seed.ts';
import { listDatabases } from './databases.ts';
import { fillLeads } from './fill-leads.ts';

/** A product with many leads, and an administrator who is signed in. */
export interface Desk {
  product: FreshProduct;
  /** Cookies and origin of the administrator. */
  headers: Record<string, string>;
}

const signIn = async (url: string): Promise<Record<string, string>> => {
  const response = await fetch(`${url}/studio/api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ email: testAdmin.ADMIN_EMAIL, password: testAdmin.ADMIN_PASSWORD }),
  });
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0];
  if (!cookie) throw new Error(`The administrator could not sign in: ${response.status}.`);
  return { Cookie: cookie, Origin: url };
};

/** Measures a fresh product with many leads, on one database after the other. */
export const withDesks = async (
  measure: (desk: Desk) => Promise<void>,
  databases = listDatabases(),
): Promise<void> => {
  for (const name of databases) {
    await withFreshProduct(
      async (product) => {
        const { settings, environment } = product;
        const payload = await openContent({
          variables: settings,
          logger: { options: { level: 'silent' } },
        });
        await fillLeads(payload, name);
        const headers = await signIn(environment.PUBLIC_URL);
        try {
          await measure({ product, headers });
        } finally {
          await payload.destroy();
        }
      },
      { onPostgres: name === 'postgres' },
    );
  }
};

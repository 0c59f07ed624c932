import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { openContent } from '@ev-site/content/open-content.ts';
import { type FreshProduct, withFreshProduct } from '../scripts/fresh-product.ts';
import { testAdmin } from '../scripts/golden-seed.ts';
import { toManyLeads, toWorkedLeads } from '../scripts/many-leads.ts';

/** How many leads the desk of a measurement has. */
export const many = 100_000;

/** A desk with many leads, and an administrator who is signed in. */
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

/** Measures a fresh product with many leads, on SQLite and then on PostgreSQL; only one where DATABASES names it. */
export const withDesks = async (measure: (desk: Desk) => Promise<void>): Promise<void> => {
  const asked = process.env.DATABASES?.split(',') ?? ['sqlite', 'postgres'];
  for (const name of asked) {
    const isPostgres = name === 'postgres';
    await withFreshProduct(
      async (product) => {
        const { settings, environment } = product;
        const payload = await openContent({
          variables: settings,
          logger: { options: { level: 'silent' } },
        });
        const { run } = await getSqlDatabase(payload);
        await run(toManyLeads(isPostgres, many));
        await run(toWorkedLeads(isPostgres));
        // PostgreSQL does so by itself, after a while; on SQLite the product keeps no statistics.
        if (isPostgres) await run('VACUUM ANALYZE leads');
        console.log(`${name}, ${many.toLocaleString('en-IN')} leads`);
        const headers = await signIn(environment.PUBLIC_URL);
        try {
          await measure({ product, headers });
        } finally {
          await payload.destroy();
        }
      },
      { onPostgres: isPostgres },
    );
  }
};

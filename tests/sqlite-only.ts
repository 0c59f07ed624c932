/**
 * Test files about finished pages: words, layout, weight, pictures, scripts, navigation. Such tests cannot see from
 * which database a page came, so these files run only on SQLite, while the others run on both (`npm run test:all`). A
 * new file runs on both until it is listed here. `api/paths`, `api/page-facts` and `api/product-facts` run on both:
 * they test that stored content comes out completely and in order.
 */
export const sqliteOnly = [
  'api/assumptions',
  'api/claims',
  'api/compare',
  'api/day',
  'api/find',
  'api/observatory',
  'api/papers',
  'api/savings',
  'api/validity',
  'api/weight',
  'browser/figures',
  'browser/find',
  'browser/forms-forced-colours',
  // Tests of the API send and store the same, in these languages too.
  'browser/forms-in-languages',
  'browser/gallery',
  'browser/home',
  'browser/in-your-yard',
  'browser/indian-type',
  // Everything that is sent stays in the browser.
  'browser/inquiry-window',
  'browser/islands',
  'browser/keyboard',
  'browser/largest-paint',
  'browser/measures',
  'browser/neat-layout',
  'browser/offline',
  'browser/phone-bar',
  'browser/print',
  'browser/product',
  'browser/savings',
  'browser/stay-on-page',
  'browser/steady-layout',
  'browser/turntable',
  'browser/walk',
  // Starts from source, always on SQLite.
  'dev/dev',
  'faults/proxies',
  'faults/slow-attack',
] as const;

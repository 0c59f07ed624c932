import { expect, test, vi } from 'vitest';
import type { Reading } from '../../data/data-access.ts';
import type { Product } from '../../data/products.ts';
import { getLocale } from '../../page/locale.ts';
import type { PageContext } from '../../page/page.ts';
import { loadProduct } from './load-product.ts';

const major: Partial<Product> = { key: 'major', variants: [] };

/** Loads a page and records failed reads, as the renderer does. */
const load = async (describeBrochure: PageContext['describeBrochure']) => {
  const failed: string[] = [];
  const data = { getProduct: async () => major } as unknown as Reading;
  const read: PageContext['read'] = async (what, ask, fallback) => {
    if (what !== 'brochure') return fallback;
    try {
      return (await ask(data)) ?? fallback;
    } catch {
      failed.push(what);
      return fallback;
    }
  };
  const context = { params: { product: 'major' }, query: {}, locale: getLocale('en'), data, read };
  const loaded = await loadProduct({ ...context, describeBrochure } as unknown as PageContext);
  return { brochure: loaded?.brochure, failed };
};

test('a page whose brochure was late counts as incomplete, so that it is rendered again', async () => {
  const late = vi.fn().mockRejectedValue(new Error('late'));
  expect(await load(late)).toEqual({ brochure: null, failed: ['brochure'] });
});

test('a page is complete with its brochure, and also if nothing is printed', async () => {
  const facts = { bytes: 4, made: '2026-11-23T00:00:00.000Z' };
  expect(await load(async () => facts)).toEqual({ brochure: facts, failed: [] });
  expect(await load(async () => null)).toEqual({ brochure: null, failed: [] });
  expect(await load(undefined)).toEqual({ brochure: null, failed: [] });
});

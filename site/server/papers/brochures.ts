import type { Log } from '@ev-site/content/logging/log.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { createGenerationCache, type GenerationCache } from '../../data/caching/generation-cache.ts';
import { toContentTag } from '../../data/caching/http-caching.ts';
import type { Reading } from '../../data/data-access.ts';
import { toLargestFile } from '../../data/picture.ts';
import { measureRender } from '../../metrics/renders.ts';
import { getLocale } from '../../page/locale.ts';
import type { BrochureFacts } from '../../page/page.ts';
import { findMainPicture, toBrochure } from '../../pages/product/to-brochure.ts';
import type { Press } from '../../paper/press.ts';
import { printPaper } from '../../paper/print-paper.ts';
import { readPaperPicture } from './read-picture.ts';

/** The part of the data layer that brochures are made from. */
interface BrochureData {
  readRevision(): Promise<number>;
  inLanguage(language: Language): Pick<Reading, 'getProduct' | 'getSettings'> & {
    known: Pick<Reading['known'], 'getColours'>;
  };
}

interface BrochureOptions {
  data: BrochureData;
  press: Press;
  publicUrl: string;
  mediaFolder: string;
  generation(): number;
  log: Pick<Log, 'error'>;
}

/** A cached brochure. */
export interface Brochure {
  pdf: Buffer;
  etag: string;
  made: Date;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Hash of the content without date and revision. While it stays the same, the brochure is not printed again. */
  content: string;
}

/** Brochures by vehicle and language. Each is printed at the first request and cached until its content changes. */
export interface Brochures {
  /** @returns undefined if there is no such vehicle in this language. @throws {PressBusy} @throws {PressRefused} */
  get(key: string, language: Language): Promise<Brochure | undefined>;
  /**
   * Facts for a link to the brochure; null if PDFs are not available.
   * @throws if the brochure cannot be printed now, or not soon enough for a page.
   */
  describe(key: string, language: Language): Promise<BrochureFacts | null>;
  /** The cached brochures, by vehicle and language. */
  kept: Pick<GenerationCache<Brochure, never>, 'list' | 'take'>;
}

/** Space for many more than today's two dozen brochures of a quarter of a megabyte each. */
const mostBytes = 32_000_000;
/** Pictures prepared for print, a tenth of a megabyte each. */
const mostPictures = 24;
/** A page waits this long at most to learn the size of the file (ms). */
const patience = 4000;

/**
 * Creates the brochures. Only existing vehicles have one, so an invented address costs no more than a lookup in memory.
 */
export const createBrochures = (options: BrochureOptions): Brochures => {
  const { data, press, publicUrl, mediaFolder, generation, log } = options;

  // Pictures are the same in every language.
  const pictures = new LRUCache<string, Uint8Array>({ max: mostPictures });

  const readPicture = async (picture: Parameters<typeof readPaperPicture>[0] | null) => {
    if (!picture) return { picture: undefined, complete: true };
    try {
      const url = toLargestFile(picture);
      const kept = pictures.get(url) ?? (await readPaperPicture(picture, mediaFolder));
      pictures.set(url, kept);
      return { picture: kept, complete: true };
    } catch (error) {
      log.error({ err: error }, 'a picture for a brochure could not be read');
      return { picture: undefined, complete: false };
    }
  };

  const make = async (key: string, language: Language, previous: Brochure | undefined) => {
    const reading = data.inLanguage(language);
    const [product, settings, revision] = await Promise.all([
      reading.getProduct(key),
      reading.getSettings(),
      data.readRevision(),
    ]);
    if (!product) return undefined;
    const made = new Date();
    const about = { locale: getLocale(language), publicUrl, settings, revision, now: made };
    const paper = toBrochure(product, about);
    const main = findMainPicture(product);
    const indexed = settings.domainStatus !== 'preview';
    const content = toContentTag(JSON.stringify([{ ...paper, made: '' }, main, indexed]));
    if (previous?.content === content) return { value: previous, size: previous.pdf.length, complete: true };
    const { picture, complete } = await readPicture(main);
    const pdf = Buffer.from(await printPaper(press, paper, { picture }));
    return { value: { pdf, etag: toContentTag(pdf), made, indexed, content }, size: pdf.length, complete };
  };

  const cache = createGenerationCache<Brochure, { key: string; language: Language }>({
    generation,
    maxBytes: mostBytes,
    make: (_name, previous, { key, language }) =>
      measureRender('brochure', () => make(key, language, previous)),
  });

  const get: Brochures['get'] = async (key, language) => {
    const known = await data.inLanguage(language).known.getColours();
    return known.has(key) ? cache.get(`${language} ${key}`, { key, language }) : undefined;
  };

  return {
    get,
    kept: cache,
    async describe(key, language) {
      if (!press.isAvailable()) return null;
      const brochure = await pTimeout(get(key, language), { milliseconds: patience });
      return brochure ? { bytes: brochure.pdf.length, made: brochure.made.toISOString() } : null;
    },
  };
};

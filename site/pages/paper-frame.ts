import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../data/settings.ts';
import type { Locale } from '../page/locale.ts';
import type { PaperFrame } from '../paper/paper.ts';
import { toDayFormat } from '../ui/day-formats.ts';

/** The context of a printed paper, without its content. */
export interface PaperContext {
  locale: Locale;
  /** Without a trailing slash. */
  publicUrl: string;
  settings: Settings;
  /** Number of the content's state, as staff see it. */
  revision: number;
  /** The time of printing. */
  now: Date;
}

/** A page's address as people read and type it, without the scheme. */
export const toShownAddress = (url: string): string => url.replace(/^https?:\/\//, '');

/**
 * Head and foot of a printed paper.
 * @param path of the page with the same content, with its query
 * @param isAnswer whether the paper answers a visitor's individual question, and so is made for that visitor alone
 */
export const toPaperFrame = (
  { locale, publicUrl, settings, revision, now }: PaperContext,
  { title, path, isAnswer }: { title: string; path: string; isAnswer: boolean },
): PaperFrame => {
  const { language, tag, words } = locale;
  const url = `${publicUrl}${path}`;
  const shown = toShownAddress(url.split('?')[0] ?? url);
  const date = toDayFormat(tag).format(now);
  const { company, phones, whatsapp, emails, isSample } = settings;
  const phone = pickByPurpose(phones, 'sales');
  const mail = pickByPurpose(emails, 'sales');
  return {
    language,
    title,
    company,
    page: { url, shown, scan: words.paper.scan },
    contact: [
      phone && words.links.call({ number: phone.number }),
      whatsapp && words.links.whatsapp({ number: whatsapp.number }),
      mail?.address,
    ].filter((line) => line !== undefined && line !== null),
    made: isAnswer
      ? words.paper.madeForYou({ date, revision: String(revision) })
      : words.paper.made({ date, revision: String(revision), address: shown }),
    notes: isSample ? [words.layout.footer.sample] : [],
    // Typst fills in the page numbers.
    pageOf: words.paper.pageOf({ page: '{page}', pages: '{pages}' }),
  };
};

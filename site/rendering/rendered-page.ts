import type { HumanCheckSettings } from '../islands/forms/human-check-settings.ts';

/** Takes note of reads that failed while a page was rendered; the page goes on with its default content. */
export interface RenderLog {
  failedRead(failure: { page: string; what: string; error: unknown }): void;
}

/** A page as HTML, and what its headers must say about it. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Base64 of the SHA-256 of the inlined CSS; empty where none is inlined. */
  styleHash: string;
  /** Origins of frames in the page. */
  frameSources: readonly string[];
  /** Whose human check the page may load; null where it asks for none. */
  humanCheck: HumanCheckSettings['provider'] | null;
  /** False when a read failed and default content stands in its place. */
  complete: boolean;
}

/** Address of Page Not Found: no path can be equal to it. */
export const notFoundAddress = 'not found';

/** Makes pages. An address is a canonical path with the allowed query in fixed order: one address, one page. */
export interface PageRenderer {
  /** The address of a decoded, canonical path; `undefined` where no route answers it. */
  findAddress(path: string, search: URLSearchParams): Promise<string | undefined>;
  /** @returns `undefined` if there is no such page. @throws whatever the page's own load or view throws. */
  render(address: string, log: RenderLog): Promise<RenderedPage | undefined>;
  /** Every address that exists now, Page Not Found first. */
  listAddresses(): Promise<string[]>;
}

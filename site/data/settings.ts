import type { SiteSetting } from '@ev-site/content/payload-types.ts';
import { toCallLink, toUnbroken, toWhatsAppLink } from '@ev-site/contract/phone-links.ts';
import { type Purpose, pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Readers } from './readers.ts';

/** Facts for the whole site: the company, how to reach it, and whether the domain is open. */
export interface Settings {
  company: string;
  /** The name in the register of companies; empty where not known. */
  legalName: string;
  /** The name in product titles: "Product - Welcome To {brand} Pvt. Ltd.". */
  brand: string;
  /** The firm that launched the company; empty where none is named. */
  parentName: string;
  tagline: string;
  /** Footer paragraph about the company. */
  blurb: string;
  /** The first is the main one; `number` as people write it, unbroken, `href` as `tel:+91…`. */
  phones: { label: string; number: string; href: string; purpose: Purpose }[];
  whatsapp: { number: string; href: string } | null;
  emails: { label: string; address: string; purpose: Purpose }[];
  addresses: {
    label: string;
    purpose: 'headOffice' | 'showroom' | 'contact';
    lines: string[];
    /** Degrees north and east; null where the place is not on the map. */
    place: { latitude: number; longitude: number } | null;
  }[];
  /**
   * Person and mail address for complaints about privacy; the name is empty where none is given, the address where the
   * company has none.
   */
  grievance: { name: string; email: string };
  /** Empty where not said. */
  openingHours: string;
  socialProfiles: { network: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'x'; url: string }[];
  domainStatus: 'live' | 'preview' | 'maintenance';
  /** Shown in a bar above the header; empty: no bar (docs/decisions/002-domain-status.md). */
  announcement: string;
  /** True while names, people, phones and addresses are sample values. */
  isSample: boolean;
}

const toPlace = (latitude: number | null | undefined, longitude: number | null | undefined) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const toSettings = (stored: SiteSetting): Settings => ({
  company: stored.company,
  legalName: stored.legalName,
  brand: stored.brand,
  parentName: stored.parentName ?? '',
  tagline: stored.tagline ?? '',
  blurb: stored.blurb ?? '',
  phones: (stored.phones ?? []).map(({ label, number, purpose }) => ({
    label,
    number: toUnbroken(number),
    purpose,
    href: toCallLink(number),
  })),
  whatsapp: stored.whatsapp
    ? { number: toUnbroken(stored.whatsapp), href: toWhatsAppLink(stored.whatsapp) }
    : null,
  emails: (stored.emails ?? []).map(({ label, address, purpose }) => ({ label, address, purpose })),
  addresses: (stored.addresses ?? [])
    // A row may lack its lines here: it was written only in another language, before the studio refused that.
    .filter(({ lines }) => lines)
    .map(({ label, purpose, lines, latitude, longitude }) => ({
      label,
      purpose,
      lines: lines.split('\n').filter(Boolean),
      place: toPlace(latitude, longitude),
    })),
  grievance: {
    name: stored.grievanceName ?? '',
    email: stored.grievanceEmail || (pickByPurpose(stored.emails ?? [], 'main')?.address ?? ''),
  },
  openingHours: stored.openingHours ?? '',
  socialProfiles: (stored.socialProfiles ?? []).map(({ network, url }) => ({ network, url })),
  domainStatus: stored.domainStatus,
  announcement: stored.announcement ?? '',
  isSample: stored.isSample ?? false,
});

type StoredRow = { id?: string | null };

/** Fills texts missing in this language from the rows of the first language. */
const fillMissing = <Row extends StoredRow>(
  rows: Row[] | null | undefined,
  original: Row[] | null | undefined,
): Row[] =>
  (rows ?? []).map((row, index) => ({
    ...original?.[index],
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)),
  })) as Row[];

/**
 * Reads the company's details, which every page needs. Names and addresses without a translation stay in the first
 * language; sentences without one are left out.
 */
export const getSettings = async ({ content, original }: Readers): Promise<Settings> => {
  const read = (reader: Readers['content']) => reader.findGlobal({ slug: 'site-settings', depth: 0 });
  const stored = await read(content);
  const first = content === original ? stored : await read(original);
  if (!stored || !first) throw new Error('There are no site settings.');
  return toSettings({
    ...stored,
    company: stored.company ?? first.company,
    parentName: stored.parentName ?? first.parentName ?? null,
    phones: fillMissing(stored.phones, first.phones),
    emails: fillMissing(stored.emails, first.emails),
    addresses: fillMissing(stored.addresses, first.addresses),
  });
};

/** What the site as a whole shows: the company, how to reach it, and whether the domain is open. */
export interface Settings {
  company: string;
  /** The name in product titles: "Product - Welcome To {brand} Pvt. Ltd.". */
  brand: string;
  tagline: string;
  /** Footer paragraph about the company. */
  blurb: string;
  /** First is the main one; `number` as people write it, `href` as `tel:+91…`. */
  phones: { label: string; number: string; href: string }[];
  whatsapp: { number: string; href: string } | null;
  emails: { label: string; address: string }[];
  addresses: { label: string; lines: string[] }[];
  socialProfiles: { network: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'x'; url: string }[];
  domainStatus: 'live' | 'preview' | 'maintenance';
  /** Shown in a bar above the header; empty: no bar (see docs/decisions for the domain status). */
  announcement: string;
  /** True while names, people, phones and addresses are sample values. */
  isSample: boolean;
}

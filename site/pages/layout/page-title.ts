/** The title that staff wrote, else the specified form "{page} - Welcome To {company}". */
export const toPageTitle = (metaTitle: string, page: string, company: string): string =>
  metaTitle || (company ? `${page} - Welcome To ${company}` : page);

/**
 * The one rule for maintenance: pages show no form, and the API accepts none.
 * @param domainStatus as staff set it; an unreadable status counts as live.
 */
export const takesForms = (domainStatus: string | undefined): boolean => domainStatus !== 'maintenance';

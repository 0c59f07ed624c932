/**
 * The one rule for the time of maintenance: no form is shown, and the API takes none.
 * @param domainStatus as staff set it; what cannot be read counts as live.
 */
export const takesForms = (domainStatus: string | undefined): boolean => domainStatus !== 'maintenance';

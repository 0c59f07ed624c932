/** A ready-made view of the leads: what it is called and where it is. */
export interface LeadViewLink {
  label: string;
  href: string;
}

const list = '/studio/collections/leads';
const twoDays = 2 * 24 * 60 * 60 * 1000;

const kinds = [
  { kind: 'dealer', label: 'Dealers' },
  { kind: 'contact', label: 'Contacts' },
  { kind: 'inquiry', label: 'Inquiries' },
  { kind: 'application', label: 'Applications' },
] as const;

const toHref = (conditions: Record<string, string>): string => {
  const query = new URLSearchParams(
    Object.entries(conditions).map(([condition, value], place) => {
      const [field, operator] = condition.split(' ');
      return [`where[or][0][and][${place}][${field}][${operator}]`, value];
    }),
  );
  return `${list}?${query}`;
};

/** The views that make sense for a role: personnel has applications only, sales everything else. */
export const listLeadViews = (role: unknown, now = Date.now()): LeadViewLink[] => {
  const own = kinds.filter(({ kind }) => {
    if (role === 'hr') return kind === 'application';
    return role !== 'sales' || kind !== 'application';
  });
  const since = new Date(now - twoDays).toISOString();
  return [
    { label: 'All', href: list },
    ...own.map(({ kind, label }) => ({ label, href: toHref({ 'kind equals': kind }) })),
    { label: 'Overdue', href: toHref({ 'status equals': 'new', 'createdAt less_than': since }) },
    { label: 'Mail failed', href: toHref({ 'delivery equals': 'failed' }) },
    { label: 'Export as CSV', href: '/studio/api/leads/export' },
  ];
};

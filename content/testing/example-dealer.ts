/** A published dealer who sells and has a mailbox. His name is also his slug and the name of his mailbox. */
export const exampleDealer = (name: string, state: number) => ({
  name,
  slug: name,
  address: 'A road',
  town: 'Rajkot',
  pin: '360001',
  state,
  services: ['sales' as const],
  email: `${name}@example.com`,
  _status: 'published' as const,
});

/** A published dealer who sells and takes mail; his name is also his address and his mailbox. */
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

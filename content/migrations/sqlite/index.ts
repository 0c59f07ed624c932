import * as migration20261121_082510_first from './20261121_082510_first.ts';
import * as migration20261121_083626_leads from './20261121_083626_leads.ts';

export const migrations = [
  { name: '20261121_082510_first', ...migration20261121_082510_first },
  { name: '20261121_083626_leads', ...migration20261121_083626_leads },
];

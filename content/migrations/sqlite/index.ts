import * as migration20261121_082510_first from './20261121_082510_first.ts';

export const migrations = [
  { name: '20261121_082510_first', ...migration20261121_082510_first },
];

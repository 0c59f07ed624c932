import * as migration20261121_082511_first from './20261121_082511_first.ts';

export const migrations = [
  { name: '20261121_082511_first', ...migration20261121_082511_first },
];

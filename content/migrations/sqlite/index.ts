import * as migration20261127_233248_orderless_lists from './20261127_233248_orderless_lists.ts';
import * as migration20261128_031533_drop_list_order from './20261128_031533_drop_list_order.ts';
import * as migration20261128_205105_index_translations from './20261128_205105_index_translations.ts';
import * as migration20261130_090756_facts from './20261130_090756_facts.ts';

export const migrations = [
  { name: '20261127_233248_orderless_lists', ...migration20261127_233248_orderless_lists },
  { name: '20261128_031533_drop_list_order', ...migration20261128_031533_drop_list_order },
  { name: '20261128_205105_index_translations', ...migration20261128_205105_index_translations },
  { name: '20261130_090756_facts', ...migration20261130_090756_facts },
];

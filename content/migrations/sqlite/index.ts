import * as migration20261121_082510_first from './20261121_082510_first.ts';
import * as migration20261121_083626_leads from './20261121_083626_leads.ts';
import * as migration20261121_093454_list_order from './20261121_093454_list_order.ts';
import * as migration20261121_175837_drop_needless_fallbacks from './20261121_175837_drop_needless_fallbacks.ts';
import * as migration20261121_183037_no_account_lock from './20261121_183037_no_account_lock.ts';
import * as migration20261121_215850_languages from './20261121_215850_languages.ts';
import * as migration20261121_235340_savings from './20261121_235340_savings.ts';
import * as migration20261122_033146_lead_phone_digits from './20261122_033146_lead_phone_digits.ts';
import * as migration20261122_080939_studio_work from './20261122_080939_studio_work.ts';
import * as migration20261122_113155_leads_and_privacy from './20261122_113155_leads_and_privacy.ts';
import * as migration20261122_150618_dealers_reports_turntables from './20261122_150618_dealers_reports_turntables.ts';
import * as migration20261122_184226_routing_rules_and_late_leads from './20261122_184226_routing_rules_and_late_leads.ts';
import * as migration20261122_223827_drafts_of_pages_and_picture_trash from './20261122_223827_drafts_of_pages_and_picture_trash.ts';
import * as migration20261125_134200_vehicle_names from './20261125_134200_vehicle_names.ts';
import * as migration20261126_000923_answer_by from './20261126_000923_answer_by.ts';
import * as migration20261126_001518_tried_since from './20261126_001518_tried_since.ts';
import * as migration20261126_153533_last_day_of_events from './20261126_153533_last_day_of_events.ts';
import * as migration20261126_191408_answer_times_versions from './20261126_191408_answer_times_versions.ts';
import * as migration20261126_231947_leads_by_trash from './20261126_231947_leads_by_trash.ts';
import * as migration20261126_235318_lead_recalls from './20261126_235318_lead_recalls.ts';
import * as migration20261127_024617_dealer_vehicles from './20261127_024617_dealer_vehicles.ts';
import * as migration20261127_032647_lead_closed_at from './20261127_032647_lead_closed_at.ts';
import * as migration20261127_114539_last_change_of_four_kinds from './20261127_114539_last_change_of_four_kinds.ts';
import * as migration20261127_115335_audit_indexes_file_at from './20261127_115335_audit_indexes_file_at.ts';
import * as migration20261127_121223_whatsapp_agreed_at from './20261127_121223_whatsapp_agreed_at.ts';
import * as migration20261127_152400_translated_texts from './20261127_152400_translated_texts.ts';
import * as migration20261127_191331_last_change_of_others from './20261127_191331_last_change_of_others.ts';
import * as migration20261127_233248_orderless_lists from './20261127_233248_orderless_lists.ts';

export const migrations = [
  { name: '20261121_082510_first', ...migration20261121_082510_first },
  { name: '20261121_083626_leads', ...migration20261121_083626_leads },
  { name: '20261121_093454_list_order', ...migration20261121_093454_list_order },
  { name: '20261121_175837_drop_needless_fallbacks', ...migration20261121_175837_drop_needless_fallbacks },
  { name: '20261121_183037_no_account_lock', ...migration20261121_183037_no_account_lock },
  { name: '20261121_215850_languages', ...migration20261121_215850_languages },
  { name: '20261121_235340_savings', ...migration20261121_235340_savings },
  { name: '20261122_033146_lead_phone_digits', ...migration20261122_033146_lead_phone_digits },
  { name: '20261122_080939_studio_work', ...migration20261122_080939_studio_work },
  { name: '20261122_113155_leads_and_privacy', ...migration20261122_113155_leads_and_privacy },
  { name: '20261122_150618_dealers_reports_turntables', ...migration20261122_150618_dealers_reports_turntables },
  { name: '20261122_184226_routing_rules_and_late_leads', ...migration20261122_184226_routing_rules_and_late_leads },
  { name: '20261122_223827_drafts_of_pages_and_picture_trash', ...migration20261122_223827_drafts_of_pages_and_picture_trash },
  { name: '20261125_134200_vehicle_names', ...migration20261125_134200_vehicle_names },
  { name: '20261126_000923_answer_by', ...migration20261126_000923_answer_by },
  { name: '20261126_001518_tried_since', ...migration20261126_001518_tried_since },
  { name: '20261126_153533_last_day_of_events', ...migration20261126_153533_last_day_of_events },
  { name: '20261126_191408_answer_times_versions', ...migration20261126_191408_answer_times_versions },
  { name: '20261126_231947_leads_by_trash', ...migration20261126_231947_leads_by_trash },
  { name: '20261126_235318_lead_recalls', ...migration20261126_235318_lead_recalls },
  { name: '20261127_024617_dealer_vehicles', ...migration20261127_024617_dealer_vehicles },
  { name: '20261127_032647_lead_closed_at', ...migration20261127_032647_lead_closed_at },
  { name: '20261127_114539_last_change_of_four_kinds', ...migration20261127_114539_last_change_of_four_kinds },
  { name: '20261127_115335_audit_indexes_file_at', ...migration20261127_115335_audit_indexes_file_at },
  { name: '20261127_121223_whatsapp_agreed_at', ...migration20261127_121223_whatsapp_agreed_at },
  { name: '20261127_152400_translated_texts', ...migration20261127_152400_translated_texts },
  { name: '20261127_191331_last_change_of_others', ...migration20261127_191331_last_change_of_others },
  { name: '20261127_233248_orderless_lists', ...migration20261127_233248_orderless_lists },
];

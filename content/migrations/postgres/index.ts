import * as migration20261121_082511_first from './20261121_082511_first.ts';
import * as migration20261121_083627_leads from './20261121_083627_leads.ts';
import * as migration20261121_093454_list_order from './20261121_093454_list_order.ts';
import * as migration20261121_175902_drop_needless_fallbacks from './20261121_175902_drop_needless_fallbacks.ts';
import * as migration20261121_183038_no_account_lock from './20261121_183038_no_account_lock.ts';
import * as migration20261121_215859_languages from './20261121_215859_languages.ts';
import * as migration20261121_235341_savings from './20261121_235341_savings.ts';
import * as migration20261122_033154_lead_phone_digits from './20261122_033154_lead_phone_digits.ts';
import * as migration20261122_080942_studio_work from './20261122_080942_studio_work.ts';
import * as migration20261122_113158_leads_and_privacy from './20261122_113158_leads_and_privacy.ts';
import * as migration20261122_150622_dealers_reports_turntables from './20261122_150622_dealers_reports_turntables.ts';
import * as migration20261122_184227_routing_rules_and_late_leads from './20261122_184227_routing_rules_and_late_leads.ts';
import * as migration20261122_223830_drafts_of_pages_and_picture_trash from './20261122_223830_drafts_of_pages_and_picture_trash.ts';
import * as migration20261125_134200_vehicle_names from './20261125_134200_vehicle_names.ts';
import * as migration20261126_000925_answer_by from './20261126_000925_answer_by.ts';
import * as migration20261126_001519_tried_since from './20261126_001519_tried_since.ts';
import * as migration20261126_050234_audit_trash_timetable from './20261126_050234_audit_trash_timetable.ts';
import * as migration20261126_153607_last_day_of_events from './20261126_153607_last_day_of_events.ts';
import * as migration20261126_191416_answer_times_versions from './20261126_191416_answer_times_versions.ts';
import * as migration20261126_231954_leads_by_trash from './20261126_231954_leads_by_trash.ts';
import * as migration20261126_235320_lead_recalls from './20261126_235320_lead_recalls.ts';
import * as migration20261127_024619_dealer_vehicles from './20261127_024619_dealer_vehicles.ts';
import * as migration20261127_032649_lead_closed_at from './20261127_032649_lead_closed_at.ts';
import * as migration20261127_114602_last_change_of_four_kinds from './20261127_114602_last_change_of_four_kinds.ts';
import * as migration20261127_115359_audit_indexes_file_at from './20261127_115359_audit_indexes_file_at.ts';
import * as migration20261127_121229_whatsapp_agreed_at from './20261127_121229_whatsapp_agreed_at.ts';
import * as migration20261127_152416_translated_texts from './20261127_152416_translated_texts.ts';
import * as migration20261127_191340_last_change_of_others from './20261127_191340_last_change_of_others.ts';
import * as migration20261127_233343_orderless_lists from './20261127_233343_orderless_lists.ts';

export const migrations = [
  { name: '20261121_082511_first', ...migration20261121_082511_first },
  { name: '20261121_083627_leads', ...migration20261121_083627_leads },
  { name: '20261121_093454_list_order', ...migration20261121_093454_list_order },
  { name: '20261121_175902_drop_needless_fallbacks', ...migration20261121_175902_drop_needless_fallbacks },
  { name: '20261121_183038_no_account_lock', ...migration20261121_183038_no_account_lock },
  { name: '20261121_215859_languages', ...migration20261121_215859_languages },
  { name: '20261121_235341_savings', ...migration20261121_235341_savings },
  { name: '20261122_033154_lead_phone_digits', ...migration20261122_033154_lead_phone_digits },
  { name: '20261122_080942_studio_work', ...migration20261122_080942_studio_work },
  { name: '20261122_113158_leads_and_privacy', ...migration20261122_113158_leads_and_privacy },
  { name: '20261122_150622_dealers_reports_turntables', ...migration20261122_150622_dealers_reports_turntables },
  { name: '20261122_184227_routing_rules_and_late_leads', ...migration20261122_184227_routing_rules_and_late_leads },
  { name: '20261122_223830_drafts_of_pages_and_picture_trash', ...migration20261122_223830_drafts_of_pages_and_picture_trash },
  { name: '20261125_134200_vehicle_names', ...migration20261125_134200_vehicle_names },
  { name: '20261126_000925_answer_by', ...migration20261126_000925_answer_by },
  { name: '20261126_001519_tried_since', ...migration20261126_001519_tried_since },
  { name: '20261126_050234_audit_trash_timetable', ...migration20261126_050234_audit_trash_timetable },
  { name: '20261126_153607_last_day_of_events', ...migration20261126_153607_last_day_of_events },
  { name: '20261126_191416_answer_times_versions', ...migration20261126_191416_answer_times_versions },
  { name: '20261126_231954_leads_by_trash', ...migration20261126_231954_leads_by_trash },
  { name: '20261126_235320_lead_recalls', ...migration20261126_235320_lead_recalls },
  { name: '20261127_024619_dealer_vehicles', ...migration20261127_024619_dealer_vehicles },
  { name: '20261127_032649_lead_closed_at', ...migration20261127_032649_lead_closed_at },
  { name: '20261127_114602_last_change_of_four_kinds', ...migration20261127_114602_last_change_of_four_kinds },
  { name: '20261127_115359_audit_indexes_file_at', ...migration20261127_115359_audit_indexes_file_at },
  { name: '20261127_121229_whatsapp_agreed_at', ...migration20261127_121229_whatsapp_agreed_at },
  { name: '20261127_152416_translated_texts', ...migration20261127_152416_translated_texts },
  { name: '20261127_191340_last_change_of_others', ...migration20261127_191340_last_change_of_others },
  { name: '20261127_233343_orderless_lists', ...migration20261127_233343_orderless_lists },
];

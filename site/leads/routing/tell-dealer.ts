import type { Lead } from '@ev-site/content/payload-types.ts';
import type { DealerLeadView } from '../../page/dealer-lead.ts';
import { listRideChoices, sayVehicle } from '../lead-subject.ts';

/** Facts of a lead for a dealer, for his mail and for the page behind his link. */
export const tellDealer = (
  lead: Lead,
): Omit<DealerLeadView, 'dealer' | 'isTaken' | 'noted' | 'until' | 'hours'> => ({
  kind: lead.kind,
  receivedAt: lead.createdAt,
  name: lead.name,
  phone: lead.phone,
  email: lead.email,
  message: lead.message ?? '',
  vehicle: sayVehicle(lead),
  reckoning: lead.reckoning ?? '',
  days: listRideChoices(lead),
  // The place of a test ride is the dealer himself.
  place: lead.kind === 'testride' ? '' : (lead.place ?? ''),
  language: lead.language,
  whatsapp: lead.whatsappConsent ?? false,
});

/**
 * For a migration, on either database: says when leads that are closed were, by the last change of status in their log;
 * of one that has none only the last change of any kind is known.
 */
export const fillClosedAt = `UPDATE "leads"
  SET closed_at = COALESCE((SELECT MAX(at) FROM lead_log WHERE lead_log.lead = "leads".id AND lead_log.kind = 'status'), updated_at)
  WHERE status IN ('won', 'lost', 'hired', 'rejected')`;

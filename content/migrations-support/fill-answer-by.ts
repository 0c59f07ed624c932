/**
 * For a migration, on either database: says until when leads that nobody has answered are to be answered. Where a term
 * ran, its end; of one that is over nobody kept when it ended, so it counts from its beginning.
 */
export const fillAnswerBy = `UPDATE "leads"
  SET answer_by = CASE WHEN escalations = 0 AND escalate_at IS NOT NULL THEN escalate_at ELSE term_from END
  WHERE term_from IS NOT NULL AND answered_at IS NULL AND status = 'new'`;

import * as z from 'zod/mini';

/** A day in India (Asia/Kolkata), e.g. "2026-11-21". */
export const dayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * Whether an error is a refusal for the caller, and not a fault. Decided by its status, because Payload's classes exist
 * twice in the studio's build. In a file of its own, so that the studio's log loads nothing of Payload.
 */
export const isRefusal = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

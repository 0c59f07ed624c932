/**
 * Whether an error says no to whoever asked, in place of telling of a fault. Asked by its status: in the studio's build
 * Payload's classes are there twice. By itself, so that the studio's log loads nothing of Payload.
 */
export const isRefusal = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

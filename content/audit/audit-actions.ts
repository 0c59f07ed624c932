/** What the audit log knows: what somebody did, or was refused. */
export const auditActions = [
  { value: 'signIn', label: 'Signed in' },
  { value: 'signInRefused', label: 'Sign-in refused' },
  { value: 'signOut', label: 'Signed out' },
  { value: 'sessionEnded', label: 'Ended a session' },
  { value: 'linkSent', label: 'Sent a link to choose a password' },
  { value: 'passwordChosen', label: 'Chose a password by a link' },
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Took off the site' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'roleChanged', label: 'Changed a role' },
  { value: 'deactivated', label: 'Deactivated an account' },
  { value: 'activated', label: 'Activated an account' },
  { value: 'secondFactorOn', label: 'Set up a second factor' },
  { value: 'secondFactorOff', label: 'Took away a second factor' },
  { value: 'recoveryCodeUsed', label: 'Used a recovery code' },
  { value: 'leadsExported', label: 'Exported leads' },
  { value: 'resumeOpened', label: 'Opened a resume' },
  { value: 'refused', label: 'Was refused' },
] as const;

export type AuditAction = (typeof auditActions)[number]['value'];

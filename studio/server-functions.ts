/**
 * The names under which the admin interface calls back to its server. Payload itself looks any name up in an object,
 * where `constructor` and the like are found too; a test holds this list against Payload's own.
 */
const names: ReadonlySet<unknown> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]);

/** Draws forms for those too who have no account yet; Payload itself looks who asks. */
const forNobodyToo = 'form-state';

/** Whether a server function is only for those who are signed in: not all of Payload's own look who asks. */
export const isForStaff = (name: string): boolean => name !== forNobodyToo;

/** Whether the admin interface has a server function of this name. */
export const isServerFunction = (name: unknown): name is string => names.has(name);

/**
 * The names under which the admin interface calls its server. Payload itself looks a name up in an object, where
 * `constructor` and the like are found too. A test compares this list with Payload's own.
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

/** Draws forms also for people who have no account yet. Here Payload itself checks who asks. */
const forNobodyToo = 'form-state';

/** Whether a server function is only for people who are signed in. Some of Payload's own do not check this. */
export const isForStaff = (name: string): boolean => name !== forNobodyToo;

/** Whether the admin interface has a server function of this name. */
export const isServerFunction = (name: unknown): name is string => names.has(name);

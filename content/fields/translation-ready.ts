import type { CheckboxField } from 'payload';

/** Name of the checkbox that decides, in all languages but the first, whether visitors see a document. */
export const translationReady = 'translationReady';

/** Whether a collection or global has this checkbox. */
export const isGated = ({ flattenedFields }: { flattenedFields: readonly { name: string }[] }): boolean =>
  flattenedFields.some(({ name }) => name === translationReady);

/**
 * The checkbox of a document in each language but English: until it is ticked, visitors of that language do not see it.
 */
export const translationReadyField = (): CheckboxField => ({
  name: translationReady,
  type: 'checkbox',
  localized: true,
  label: 'Translation is ready',
  defaultValue: false,
  // A copy is about to get other texts, so its translations are not ready.
  hooks: { beforeDuplicate: [({ value }) => (value ? false : value)] },
  admin: {
    position: 'sidebar',
    description:
      'For Hindi and Gujarati: visitors of the chosen language see this only when it is ticked. English needs no tick.',
  },
});

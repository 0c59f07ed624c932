import type { CheckboxField } from 'payload';

/** Name of the checkbox, by which reads in another language leave out what is not ready. */
export const translationReady = 'translationReady';

/** Whether visitors of another language than the first see a collection or global only when it is ticked. */
export const isGated = ({ flattenedFields }: { flattenedFields: readonly { name: string }[] }): boolean =>
  flattenedFields.some(({ name }) => name === translationReady);

/** The gate of a document in each language but English: until it is ticked, visitors of that language do not see it. */
export const translationReadyField = (): CheckboxField => ({
  name: translationReady,
  type: 'checkbox',
  localized: true,
  label: 'Translation is ready',
  defaultValue: false,
  // What is copied is about to become something else.
  hooks: { beforeDuplicate: [({ value }) => (value ? false : value)] },
  admin: {
    position: 'sidebar',
    description:
      'For Hindi and Gujarati: visitors of the chosen language see this only when it is ticked. English needs no tick.',
  },
});

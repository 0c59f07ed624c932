import type { TextField } from 'payload';

/** The name of a place as people write it in the chosen language. If it is empty, the Latin name is shown. */
export const ownScriptNameField = (): TextField => ({
  name: 'ownScriptName',
  type: 'text',
  localized: true,
  label: 'Name in this language',
  admin: { description: 'For Hindi and Gujarati. Empty: the name above in Latin letters.' },
});

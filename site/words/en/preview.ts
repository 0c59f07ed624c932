/** The bar above a previewed page, and the pages before a preview is shown. */
export const preview = {
  label: 'Preview',
  title: 'Preview: this is not the public page',
  saved: 'This is the latest saved version, published or not.',
  unsaved: 'This shows the text in the studio at this moment, saved or not.',
  untranslated: 'Visitors do not see it in this language, because its translation is not marked as ready.',
  missing: 'Required and still empty:',
  forms: 'Forms send nothing from here.',
  languages: 'Preview in another language',
  leave: 'Leave the preview',
  live: 'Preview while writing',
  unreadable:
    'The text so far cannot be shown. Fill in the required fields; the last preview stays until then.',
  opening: 'The preview opens …',
  withoutScript: 'This link needs scripts. Please switch them on.',
  refused: 'This preview does not open',
  refusedText: 'It has expired, or it was withdrawn. Ask the person who sent it for a new link.',
  signIn: 'For staff: sign in to the studio',
  home: 'To the home page',
} as const;

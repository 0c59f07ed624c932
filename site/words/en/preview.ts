/** The bar above a previewed page, and the pages before a preview is shown. */
export const preview = {
  label: 'Preview',
  title: 'Preview: this is not the public page',
  saved: 'This is the latest saved version, published or not.',
  unsaved: 'This shows what stands in the studio at this moment, saved or not.',
  untranslated: 'In this language visitors do not see it: its translation is not marked as ready.',
  missing: 'Required and still empty:',
  forms: 'Forms send nothing from here.',
  languages: 'Preview in another language',
  leave: 'Leave the preview',
  live: 'Preview while writing',
  unreadable:
    'What is written so far cannot be shown. Fill in what is required; the last picture stays until then.',
  opening: 'The preview opens …',
  withoutScript: 'This link opens only with scripts switched on.',
  refused: 'This preview does not open',
  refusedText: 'Its time is over, or it was taken back. Ask the person who sent it for a new link.',
  signIn: 'For staff: sign in to the studio',
  home: 'To the home page',
} as const;

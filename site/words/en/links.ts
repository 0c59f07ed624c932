/** Links and buttons of several pages. */
export const links = {
  call: 'Call {number}',
  whatsapp: 'WhatsApp {number}',
  writeOnWhatsapp: 'Write on WhatsApp',
  mail: 'Mail to {address}',
  // The exact words of the specification.
  allArticles: 'View All Article',
  allGallery: 'View All Gallery',
  allQuestions: 'View All Questions',
  allTestimonials: 'View All Testimonials',
} as const;

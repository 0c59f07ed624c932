/** Links and buttons that several pages have. */
export const links = {
  call: 'Call {number}',
  whatsapp: 'WhatsApp {number}',
  writeOnWhatsapp: 'Write on WhatsApp',
  mail: 'Mail to {address}',
  // The specification's literal words.
  allArticles: 'View All Article',
  allGallery: 'View All Gallery',
  allQuestions: 'View All Questions',
  allTestimonials: 'View All Testimonials',
} as const;

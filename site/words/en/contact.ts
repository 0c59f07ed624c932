/** The contact page. */
export const contact = {
  name: 'Contact us',
  title: 'Contact Us',
  description: 'Telephone, e-mail, address and a map.',
  reach: 'Reach us',
  whatsapp: 'WhatsApp',
  hours: 'Open',
  /** Reasons to visit an address, by its purpose. */
  purposes: {
    headOffice: 'The company is run from here.',
    showroom: 'See and drive vehicles here.',
    contact: 'Visit or write to us here with your questions.',
  },
  enquiry: 'Send an enquiry',
  promise: 'We answer with a suitable vehicle, its price and its cost per kilometre.',
  find: 'Find us',
  map: {
    /** Name of the map for screen readers. */
    of: 'Map: {place}',
    /** Shown until the map is requested, and to visitors without script. */
    drawing: 'This is a drawing, not a map.',
    show: 'Show the map',
    note: 'The map comes from openstreetmap.org and is loaded only when you ask for it.',
    open: 'Open in OpenStreetMap',
  },
} as const;

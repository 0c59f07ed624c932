const blog = {
  recent: 'Recent Articles',
  sample: 'A sample article: names and figures in it are examples.',
} as const;

const event = {
  recent: 'Recent Events',
  gallery: 'Pictures',
  over: 'Past event',
  sample: 'A sample event: it shows how the site works, and is not real.',
} as const;

const career = {
  place: '{department}, {location}',
  /** For search engines, before the excerpt of the text. */
  description: '{position} in {location}. Experience: {experience}.',
  apply: 'Apply Now',
  applyShort: 'Apply',
  text: 'Job description',
  sample: 'A sample position: we are not hiring for it.',
  facts: {
    experience: 'Experience',
    position: 'Position',
    department: 'Department',
    qualification: 'Qualification',
    location: 'Location',
    openings: 'Openings',
    closes: 'Apply until',
  },
  ways: {
    heading: 'Apply for this position',
    form: 'Fill in the form',
    notOpened: 'The form could not be opened. Try again, reload the page, or apply in another way:',
    how: 'Send your resume as a PDF with your name, your mobile number and a line about yourself{phone, select, none {} other {, or call {phone} and ask for personnel}}.',
    subject: 'Application: {position}',
  },
} as const;

/** The pages of one article, one event, one position. */
export const details = { blog, event, career } as const;

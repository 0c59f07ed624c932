/** Texts of pages without data, script or picture: for failures, and for forms that were sent without script. */
export const plainPages = {
  home: 'Go to the home page',
  orCall: 'Or call us:',
  statuses: {
    400: { heading: 'This address cannot be read', text: 'Please check it for typing mistakes.' },
    404: {
      heading: 'There is nothing at this address',
      text: 'It may have been moved or deleted. Please check the address for typing mistakes.',
    },
    405: { heading: 'This page can only be read', text: 'Nothing can be sent to this address.' },
    429: {
      heading: 'Too many requests',
      text: 'Please wait a minute, then try again. What you typed is still in the address.',
    },
    500: {
      heading: 'Something went wrong on our side',
      text: 'We have noted it. Please try again in a minute.',
    },
    502: {
      heading: 'The studio does not answer',
      text: 'It may be starting. Please try again in a minute; the website itself is not affected.',
    },
    503: { heading: 'This page cannot be shown just now', text: 'Please try again in a minute.' },
  },
  offline: {
    heading: 'There is no connection just now',
    text: 'This page needs a connection. What you typed into a form is kept on this device for 24 hours, unless you closed the form without sending it. You can send it when you are online again.',
    again: 'Try again',
    dealers: 'Dealers you looked at last',
    dealersKept: 'Kept on this device for {days} days after you looked at them.',
  },
  busy: {
    heading: 'Very many people are here just now',
    text: 'Please try again in a minute. If you were sending a form, use the Back button of your browser: what you typed is still there.',
  },
  problems: {
    title: 'Please correct your form',
    titleOfOurs: 'We could not take your form just now',
    back: 'Use the Back button of your browser: what you typed is still there.',
    again: 'Start again with an empty form',
  },
} as const;

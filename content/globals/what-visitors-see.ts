/** What visitors see in each state of the site. Staff read it before they change the state. */
export const whatVisitorsSee = {
  live: 'Visitors see the whole site with its forms, and search engines may list every page.',
  preview:
    'Visitors see a bar on every page that says that the site is not launched, and search engines are told to leave all pages out.',
  maintenance:
    'Visitors find no form for enquiries and applications: they find telephone and mail instead. The announcement shows above the header. The site refuses enquiries and applications that are sent from an open page.',
} as const;

export type DomainStatus = keyof typeof whatVisitorsSee;

/** What visitors see in each state of the site. Staff read it before they change the state. */
export const whatVisitorsSee = {
  live: 'Visitors see the whole site with its forms, and search engines may list every page.',
  preview:
    'Visitors see a bar on every page that says that the site is not launched, and search engines are told to leave all pages out.',
  maintenance:
    'Visitors find no form for enquiries and applications: telephone and mail stand in their place, and the announcement shows above the header. Enquiries and applications that are sent all the same are refused.',
} as const;

export type DomainStatus = keyof typeof whatVisitorsSee;

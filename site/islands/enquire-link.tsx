import { withAskedAbout } from '@ev-site/contract/forms/asked-about.ts';
import { withCampaign } from '@ev-site/contract/forms/campaign.ts';
import { ButtonLink } from '../ui/button.tsx';

/** What an enquiry is about; section 3 of the specification names the fields. */
export interface EnquirySubject {
  /** Key of the vehicle. */
  product: string;
  /** Name of the product marker field; empty where none is sent. */
  marker: string;
  /** Chosen body or colour, or the product's label; empty where none is sent. */
  colorval: string;
  /** What the marker says where the page is about more than one vehicle. */
  name?: string;
  /** Path and query of the reckoning, the finder's answer or the comparison that goes with the enquiry. */
  reckoning?: string;
}

/** An "Enquire Now" that leads to the form. */
export interface Enquiry {
  words: string;
  href: string;
  /** None where it leads to the telephone. */
  subject: EnquirySubject | null;
}

/**
 * The attributes of a link that leads to the enquiry form: they carry what is asked about to the form's window, and its
 * address carries it to the form's page, for who has no script.
 */
export const toEnquireLink = ({ href, subject }: Omit<Enquiry, 'words'>) => ({
  href: subject ? withAskedAbout(href, { vehicle: subject.product, choice: subject.colorval }) : href,
  ...(subject && {
    'data-enquire': '',
    'data-product': subject.product,
    'data-marker': subject.marker,
    'data-colorval': subject.colorval,
    'data-name': subject.name,
    'data-reckoning': subject.reckoning,
  }),
});

/** The bar at the foot of the screen asks about what is chosen now: in the form's window, and on the form's page. */
export const askInBar = (form: string, subject: EnquirySubject): void => {
  const { href, ...asked } = toEnquireLink({ href: form, subject });
  for (const link of document.querySelectorAll('nav [data-enquire]')) {
    link.setAttribute('href', withCampaign(href, location.search));
    for (const [name, value] of Object.entries(asked))
      if (value !== undefined) link.setAttribute(name, value);
  }
};

/** Leads to the enquiry form about what it stands beside. */
export const EnquireLink = ({ words, ...enquiry }: Enquiry) => (
  <ButtonLink wide {...toEnquireLink(enquiry)}>
    {words}
  </ButtonLink>
);

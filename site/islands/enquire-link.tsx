import { withAskedAbout } from '@ev-site/contract/forms/asked-about.ts';
import { withCampaign } from '@ev-site/contract/forms/origin.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The subject of an enquiry. The specification, section 3, names the fields. */
export interface EnquirySubject {
  /** Key of the vehicle. */
  product: string;
  /** Name of the product marker field; empty if none is sent. */
  marker: string;
  /** Chosen body or colour, or the product's label; empty if none is sent. */
  colorval: string;
  /** Value of the marker, if the page is about more than one vehicle. */
  name?: string;
  /** Path and query of the calculation, the finder's answer or the comparison that is sent with the enquiry. */
  reckoning?: string;
}

/** An "Enquire Now" link to the form. */
export interface Enquiry {
  words: string;
  href: string;
  /** Null if it leads to the telephone. */
  subject: EnquirySubject | null;
}

/**
 * The attributes of a link to the enquiry form. Data attributes carry the subject to the form's dialog. For visitors
 * without script, the address carries it to the form's page.
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

/** Makes the bar at the bottom of the screen enquire about the current choice, in the dialog and on the form's page. */
export const setPhoneBarEnquiry = (form: string, subject: EnquirySubject): void => {
  const { href, ...asked } = toEnquireLink({ href: form, subject });
  for (const link of document.querySelectorAll('nav [data-enquire]')) {
    link.setAttribute('href', withCampaign(href, location.search));
    for (const [name, value] of Object.entries(asked)) {
      if (value === undefined) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  }
};

/** A link to the enquiry form, about the thing beside it. */
export const EnquireLink = ({ words, ...enquiry }: Enquiry) => (
  <ButtonLink wide {...toEnquireLink(enquiry)}>
    {words}
  </ButtonLink>
);

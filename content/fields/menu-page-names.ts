import type { MenuPage } from '@ev-site/contract/menus.ts';

/** What staff call the pages that a menu can link to. */
export const menuPageNames: Record<MenuPage, string> = {
  Home: 'Home',
  AboutUs: 'About us',
  BecomeDealer: 'Become a dealer',
  Blogs: 'Articles',
  Careers: 'Careers',
  ContactUs: 'Contact us',
  Events: 'Events',
  AllFaqs: 'FAQs',
  ImageGalleryList: 'Image gallery',
  AllTestimonials: 'Testimonials',
  Certification: 'Certification',
  Savings: 'Savings calculator',
  Find: 'Which one fits',
  Compare: 'Compare',
  Assumptions: 'Assumptions',
  Dealers: 'Dealers near you',
  TestRide: 'Test ride',
  Privacy: 'Privacy',
  PrivacyRequests: 'Requests about one’s data',
};

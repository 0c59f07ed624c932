import type { MenuPage } from '@ev-site/contract/menus.ts';

/** What staff call the screens that a menu may name. */
export const menuPageNames: Record<MenuPage, string> = {
  Home: 'Home',
  AboutUs: 'About us',
  BecomeDealer: 'Become a dealer',
  Blogs: 'News',
  Careers: 'Careers',
  ContactUs: 'Contact us',
  Events: 'Events',
  AllFaqs: 'FAQs',
  ImageGalleryList: 'Image gallery',
  AllTestimonials: 'Testimonials',
  Certification: 'Certification',
  Savings: 'What it saves',
  Find: 'Which one fits',
  Compare: 'Side by side',
  Assumptions: 'Assumptions',
  Dealers: 'Dealers near you',
  TestRide: 'Test ride',
  Privacy: 'Privacy',
  PrivacyRequests: 'Requests about one’s data',
};

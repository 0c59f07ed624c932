import type { Language } from './paths.ts';

/** Every path of the public API; `{name}` stands for a variable part. */
export const apiPaths = {
  getDomainStatus: '/api/get-domain-status',
  getMetadetails: '/api/get-metadetails/{page}',
  getBanners: '/api/get-banners',
  getEvents: '/api/get-events',
  getTestimonials: '/api/get-testimonials',
  getGalleries: '/api/get-galleries',
  getBlogs: '/api/get-blogs',
  getCareerJobs: '/api/get-career-jobs',
  getStates: '/api/get-states',
  getCities: '/api/get-cities/{stateId}',
  getVehicles: '/api/get-vehicles',
  getRideDealers: '/api/get-ride-dealers',
  getRideDays: '/api/get-ride-days/{dealer}',
  getVideos: '/api/get-videos',
  getImages: '/api/get-images',
  getCategories: '/api/get-categories',
  getSavings: '/api/get-savings',
  createDealer: '/api/create-dealer',
  postContactUs: '/api/post-contact-us',
  postProductInquiry: '/api/post-product-inquiry',
  postApplyJob: '/api/post-apply-job',
  postTestRide: '/api/post-test-ride',
  postPrivacyRequest: '/api/post-privacy-request',
  getHumanCheck: '/api/get-human-check',
  getFormStatus: '/api/get-form-status',
} as const;

/** Path of the cities of one state, with their names in a language. */
export const getCitiesPath = (stateId: number, language: Language): string =>
  `${apiPaths.getCities.replace('{stateId}', String(stateId))}?lang=${language}`;

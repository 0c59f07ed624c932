/** Page Not Found. */
export const notFound = {
  name: 'Page Not Found',
  apology: "Sorry, it appears the page you were looking for doesn't exist anymore or might have been moved.",
  products: 'Products',
  home: 'Go to the home page',
  contact: 'Contact us',
} as const;

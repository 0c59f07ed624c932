const read = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`These tests run over the running product: use npm test. ${name} is not set.`);
  return value;
};

/** Address of the product under test. */
export const BASE_URL = read('BASE_URL');

/** Its administrator. */
export const ADMIN_EMAIL = read('ADMIN_EMAIL');
export const ADMIN_PASSWORD = read('ADMIN_PASSWORD');

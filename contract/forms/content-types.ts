/** Content types in which forms can be sent. */
export const contentTypes = {
  json: 'application/json',
  plain: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

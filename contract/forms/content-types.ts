/** What forms may be sent as. */
export const contentTypes = {
  json: 'application/json',
  plain: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Whether the method is safe (RFC 9110, 9.2.1). Of the safe methods, the site supports only these. */
export const onlyReads = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

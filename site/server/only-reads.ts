/** Whether a request of this method changes nothing (RFC 9110, 9.2.1), as far as the site answers any. */
export const onlyReads = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

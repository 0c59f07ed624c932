import type { PayloadRequest } from 'payload';

/** Address of what visitors see, for the studio's preview button. */
export const toPreviewUrl = (req: PayloadRequest, path: string): string =>
  new URL(path, req.payload.config.serverURL || 'http://localhost').href;

/**
 * Headers of a file that only the asking person may have: no cache stores it, no browser guesses its type, and no other
 * site can embed it.
 */
export const privateHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

interface Download {
  /** With its extension. */
  name: string;
  /** The Content-Type. */
  type: string;
  /** The length, if it is known before the body is read. */
  bytes?: number;
}

// A header can hold ASCII only, and a quotation mark would end the name.
const toPlainName = (name: string): string => name.replaceAll(/[^ !#-[\]-~]/g, '-');

/**
 * Cancels a body when the client leaves before the first byte, so that its resources (a file, a place in a queue) are
 * freed: Next neither reads nor cancels a body whose client is gone.
 * @param signal the signal of the request
 */
export const cancelUnread = (body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): void => {
  const cancel = () => {
    // Later, after the answer was passed on: Payload does not accept a body that is already cancelled.
    setImmediate(() => {
      // If the body is being read, its reader cancels it.
      if (!body.locked) void body.cancel().catch(() => undefined);
    });
  };
  if (signal?.aborted) cancel();
  else signal?.addEventListener('abort', cancel, { once: true });
};

/** An answer that a browser saves as a file, and neither shows nor runs. */
export const toDownload = (
  body: string | ReadableStream<Uint8Array>,
  { name, type, bytes }: Download,
): Response =>
  new Response(body, {
    headers: {
      ...privateHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${toPlainName(name)}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
    },
  });

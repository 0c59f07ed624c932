/**
 * Headers of a file that is for who asked for it alone: nobody keeps it, guesses what it is, or takes it into a page of
 * his own.
 */
export const privateHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** A file to be saved. */
interface Download {
  /** With its ending. */
  name: string;
  /** As in Content-Type. */
  type: string;
  /** Its length, where that is known before it is read. */
  bytes?: number;
}

// A header holds plain letters, and a quotation mark would end the name.
const toPlainName = (name: string): string => name.replaceAll(/[^ !#-[\]-~]/g, '-');

/**
 * Frees what a body holds, a file or a place, when its reader leaves before the first byte: Next neither reads nor
 * cancels a body whose reader is gone.
 * @param signal that of the request
 */
export const cancelUnread = (body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): void => {
  const cancel = () => {
    // Not before the answer has been handed on: Payload takes no body that was cancelled.
    setImmediate(() => {
      // What is being read is cancelled by whoever reads it.
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

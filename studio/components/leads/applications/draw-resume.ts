import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** An open resume, whose pages can be drawn. */
export interface OpenedResume {
  pages: number;
  /**
   * Draws a page, counted from 1, into a canvas, sharp for the width at which it is shown.
   * @returns the text of the page, for screen readers; empty if the page is a picture.
   */
  draw(page: number, canvas: HTMLCanvasElement): Promise<string>;
  /** Releases the document and ends its worker. */
  close(): void;
}

/** Most device pixels for one CSS pixel. More would cost memory for no visible gain. */
const sharpest = 2;

const drawPage = async (
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<string> => {
  const page = await document.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const sharpness = Math.min(sharpest, window.devicePixelRatio || 1);
  const viewport = page.getViewport({ scale: (canvas.clientWidth * sharpness) / width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
};

/**
 * Opens a PDF for drawing. Nothing in the file runs: a worker from the studio's own files reads it, without scripts,
 * forms or WebAssembly, and the result is only pixels.
 * @throws {Error} if the file cannot be read.
 */
export const openResume = async (bytes: ArrayBuffer): Promise<OpenedResume> => {
  const task = getDocument({
    data: bytes,
    enableXfa: false,
    useWasm: false,
    // Larger pictures are left out: 50 million pixels take 200 MB.
    maxImageSize: 50_000_000,
  });
  const document = await task.promise.catch((error: unknown) => {
    // A file that cannot be read must not leave a worker behind.
    void task.destroy();
    throw error;
  });
  return {
    pages: document.numPages,
    draw: (page, canvas) => drawPage(document, page, canvas),
    close: () => void task.destroy(),
  };
};

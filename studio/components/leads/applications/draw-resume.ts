import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** A resume whose pages can be drawn. */
export interface OpenedResume {
  pages: number;
  /**
   * Draws a page, counted from 1, into a canvas, sharp for the width at which it is shown.
   * @returns what is written on it, for those who hear it; empty where the page is a picture.
   */
  draw(page: number, canvas: HTMLCanvasElement): Promise<string>;
  /** Lets go of it, and ends its worker. */
  close(): void;
}

/** A canvas of a phone's sharpest screen; more would be memory that nobody sees. */
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
 * Opens a PDF for drawing. Nothing in it runs: a worker of the studio's own reads it, without scripts, forms or WebAssembly, and
 * what is left are pixels.
 * @throws {Error} where it cannot be read.
 */
export const openResume = async (bytes: ArrayBuffer): Promise<OpenedResume> => {
  const task = getDocument({
    data: bytes,
    enableXfa: false,
    useWasm: false,
    // Beyond that a picture is left out: 50 million dots are 200 MB.
    maxImageSize: 50_000_000,
  });
  const document = await task.promise.catch((error: unknown) => {
    // What cannot be read leaves no worker behind.
    void task.destroy();
    throw error;
  });
  return {
    pages: document.numPages,
    draw: (page, canvas) => drawPage(document, page, canvas),
    close: () => void task.destroy(),
  };
};

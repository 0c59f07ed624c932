import { expect, test, vi } from 'vitest';
import { openResume } from './draw-resume.ts';

const { getDocument, destroy } = vi.hoisted(() => ({ getDocument: vi.fn(), destroy: vi.fn(async () => {}) }));

// The real one starts a worker, which only a browser has.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ GlobalWorkerOptions: {}, getDocument }));

test('ends the worker at once if the resume cannot be read, and otherwise when the resume is closed', async () => {
  getDocument.mockReturnValueOnce({ promise: Promise.reject(new Error('Invalid PDF structure.')), destroy });
  await expect(openResume(new ArrayBuffer(1))).rejects.toThrow('Invalid PDF structure.');
  expect(destroy).toHaveBeenCalledOnce();
  getDocument.mockReturnValueOnce({ promise: Promise.resolve({ numPages: 2 }), destroy });
  const { pages, close } = await openResume(new ArrayBuffer(1));
  expect([pages, destroy.mock.calls.length]).toEqual([2, 1]);
  close();
  expect(destroy).toHaveBeenCalledTimes(2);
});

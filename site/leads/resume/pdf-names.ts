import { PdfRefusal } from './pdf-finding.ts';

/**
 * Names that start a program, open another file or embed one; refused anywhere in a PDF (ISO 32000-2, 12.6.4, 7.11.4,
 * 13).
 */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaContent',
  'RichMediaExecute',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'Movie',
  'Sound',
  '3D',
]);

/** Short names are active only as keys; as values they may be glyphs or fonts. */
const activeKeys = new Set(['JS', 'AA', 'EF', 'AF']);

/** Refuses a name that may stand nowhere. @throws {PdfRefusal} */
export const checkName = (name: string): void => {
  if (activeNames.has(name)) throw new PdfRefusal('active', `The name ${name} acts.`);
};

/** Refuses a key that no dictionary may have. @throws {PdfRefusal} */
export const checkKey = (key: string): void => {
  if (key === 'Encrypt') throw new PdfRefusal('encrypted', 'The file is locked.');
  if (activeKeys.has(key)) throw new PdfRefusal('active', `The key ${key} acts.`);
};

import type { UploadField } from 'payload';

interface PictureOptions {
  label?: string;
  description?: string;
  required?: boolean;
}

const toUpload = (name: string, hasMany: boolean, options: PictureOptions) => ({
  name,
  type: 'upload' as const,
  relationTo: 'media' as const,
  required: options.required ?? false,
  ...(hasMany ? { hasMany: true } : {}),
  ...(options.label ? { label: options.label } : {}),
  admin: options.description ? { description: options.description } : {},
});

/** One picture from the media library. */
export const pictureField = (name: string, options: PictureOptions = {}): UploadField =>
  toUpload(name, false, options) as UploadField;

/** Pictures in the order in which a carousel shows them. */
export const picturesField = (name: string, options: PictureOptions = {}): UploadField =>
  toUpload(name, true, options) as UploadField;

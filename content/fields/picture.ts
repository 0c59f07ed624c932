import { turntable, turntableViews } from '@ev-site/contract/turntable.ts';
import type { UploadField, UploadFieldValidation } from 'payload';
import { upload } from 'payload/shared';

interface PictureOptions {
  label?: string;
  description?: string;
  required?: boolean;
}

/** Validates as Payload does, with a clearer sentence if no picture is chosen. */
const askPicture: UploadFieldValidation = (value, options) =>
  options.required && [value ?? []].flat().length === 0 ? 'Choose a picture.' : upload(value, options);

const toUpload = (name: string, hasMany: boolean, options: PictureOptions) => ({
  name,
  type: 'upload' as const,
  relationTo: 'media' as const,
  required: options.required ?? false,
  validate: askPicture,
  ...(hasMany ? { hasMany: true } : {}),
  ...(options.label ? { label: options.label } : {}),
  admin: options.description ? { description: options.description } : {},
});

/** One picture from the media library. */
export const pictureField = (name: string, options: PictureOptions = {}): UploadField =>
  toUpload(name, false, options);

/** Pictures in the order in which a carousel shows them. */
export const picturesField = (name: string, options: PictureOptions): UploadField =>
  toUpload(name, true, options);

const { columns, rows } = turntable;

/** The sheet of views that lets visitors turn a vehicle. */
export const turntableField: UploadField = pictureField('turntable', {
  label: 'All round',
  description:
    `One picture with ${turntableViews} views at equal angles, ${rows} rows of ${columns} (AVIF, about 3000 px wide): ` +
    'the page shows it as a vehicle that turns. Empty: nothing turns.',
});

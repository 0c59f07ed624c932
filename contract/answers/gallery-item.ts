import * as z from 'zod/mini';
import { dayText } from './dates.ts';

/** A picture of the image gallery. */
export const galleryItemSchema = z.object({ gallery_image: z.string(), creation_date: dayText });
export type GalleryRow = z.output<typeof galleryItemSchema>;

import { listDueReviews } from '@ev-site/content/desk/list-due-reviews.ts';
import { listTranslationStates } from '@ev-site/content/translations/list-translation-states.ts';
import type { Payload } from 'payload';
import { cache } from 'react';

// The first page counts at its top what it lists further down: it is read once for both.

/** What is not translated, read once for a page. */
export const readTranslationStates = cache((payload: Payload) => listTranslationStates(payload));

/** What is due for a review, read once for a page. */
export const readDueReviews = cache((payload: Payload) => listDueReviews(payload));

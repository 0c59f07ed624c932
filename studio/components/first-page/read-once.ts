import { listDueRequests } from '@ev-site/content/desk/list-due-requests.ts';
import { listDueReviews } from '@ev-site/content/desk/list-due-reviews.ts';
import { listTranslationStates } from '@ev-site/content/translations/list-translation-states.ts';
import type { Payload, TypedUser } from 'payload';
import { cache } from 'react';

// The first page says at its top whether anything waits that it lists beside that: it is read once for both.

/** What is not translated, read once for a page. */
export const readTranslationStates = cache((payload: Payload) => listTranslationStates(payload));

/** What is due for a review, read once for a page. */
export const readDueReviews = cache((payload: Payload) => listDueReviews(payload));

/** The privacy requests that wait for somebody, read once for a page. */
export const readDueRequests = cache((payload: Payload, user: TypedUser) => listDueRequests(payload, user));

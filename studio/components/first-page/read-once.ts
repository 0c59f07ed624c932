import { listDueRequests } from '@ev-site/content/desk/list-due-requests.ts';
import { listDueReviews } from '@ev-site/content/desk/list-due-reviews.ts';
import { listTranslationStates } from '@ev-site/content/translations/list-translation-states.ts';
import type { Payload, TypedUser } from 'payload';
import { cache } from 'react';

// The top of the first page counts what sections below list. Both use one read for each page.

/** Missing and older translations. */
export const readTranslationStates = cache((payload: Payload) => listTranslationStates(payload));

/** What is due for a review. */
export const readDueReviews = cache((payload: Payload) => listDueReviews(payload));

/** The privacy requests that wait for a person. */
export const readDueRequests = cache((payload: Payload, user: TypedUser) => listDueRequests(payload, user));

import type { FindKey } from '@ev-site/contract/find/answers.ts';

/** The id of the control that answers a question, or of the first of several. */
export const toFieldId = (key: FindKey): string => `find-${key}`;

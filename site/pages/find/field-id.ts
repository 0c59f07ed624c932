import type { FindKey } from '@ev-site/contract/find/answers.ts';

/** The id of the control for a question, or of the first of several controls. */
export const toFieldId = (key: FindKey): string => `find-${key}`;

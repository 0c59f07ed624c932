import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { toRelationId } from '../documents/relation-id.ts';

const toId = (related: unknown): number | null => toRelationId(related as Parameters<typeof toRelationId>[0]);

/**
 * Validates a relation as Payload does, but accepts the stored one without a check: a person who was chosen for his
 * role may have another role by now, and then nobody could save any other field of the document.
 */
export const checkUnlessStored: RelationshipFieldSingleValidation = (value, options) =>
  value && toId(value) === toId(options.previousValue) ? true : relationship(value, options);

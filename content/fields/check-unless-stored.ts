import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { toRelationId } from '../documents/relation-id.ts';

const toId = (related: unknown): number | null => toRelationId(related as Parameters<typeof toRelationId>[0]);

/**
 * Checks a relation as Payload does, unless it is the one that stands there already: who was chosen by his role may
 * have another one since, and then no other field of the document could be saved, by anybody.
 */
export const checkUnlessStored: RelationshipFieldSingleValidation = (value, options) =>
  value && toId(value) === toId(options.previousValue) ? true : relationship(value, options);

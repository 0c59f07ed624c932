'use client';

import { useConfig, useListRelationships } from '@payloadcms/ui';
import type { DefaultCellComponentProps, RelationshipFieldClient } from 'payload';
import { useEffect } from 'react';

/**
 * In a list: what a related document is called. Payload's own cell asks for that when it is scrolled to, so that a list which is
 * printed names nobody below its first screen.
 */
export const RelatedCell = ({ cellData, field }: DefaultCellComponentProps<RelationshipFieldClient>) => {
  const { documents, getRelationships } = useListRelationships();
  const { getEntityConfig } = useConfig();
  const relationTo = String(field.relationTo);
  const value = typeof cellData === 'number' ? cellData : null;
  useEffect(() => {
    if (value !== null) getRelationships([{ relationTo, value }]);
  }, [getRelationships, relationTo, value]);
  if (value === null) return '–';
  const found = documents[relationTo]?.[value];
  // What may not be read, or is gone.
  if (found === false) return `no. ${value}`;
  const { useAsTitle = 'id' } = getEntityConfig({ collectionSlug: relationTo })?.admin ?? {};
  return found ? String(Reflect.get(found, useAsTitle) ?? `no. ${value}`) : '…';
};

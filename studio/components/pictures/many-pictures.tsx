'use client';

import { useBulkUpload, useField, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Beside a field of several pictures: whatever is saved in the window for many goes into this field. Payload forgets that when
 * the window is closed, so the pictures of a second try would lie in the library alone.
 */
export const ManyPictures = ({ path }: { path: string }) => {
  const { value, setValue } = useField<number[] | null>({ path });
  const { drawerSlug, setOnSuccess } = useBulkUpload();
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(drawerSlug);
  useEffect(() => {
    if (isOpen)
      setOnSuccess((saved) => setValue([...(value ?? []), ...saved.map(({ doc }) => Number(doc.id))]));
  }, [isOpen, setOnSuccess, setValue, value]);
  return null;
};

'use client';

import { useBulkUpload, useField, useModal } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Beside a field for several pictures: pictures saved in the window for many uploads go into this field. Payload
 * forgets the field when the window is closed, so pictures of a second try would only be in the library.
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

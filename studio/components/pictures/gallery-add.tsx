'use client';

import type { GalleryFilled } from '@ev-site/content/pictures/fill-gallery.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import { BulkUploadProvider, Button, useAuth, useBulkUpload, useListDrawer, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { CollectionSlug } from 'payload';
import { useRef, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { takeFocus } from '../take-focus.ts';
import { useBusy } from '../use-busy.ts';

const say = ({ added, present, missing }: GalleryFilled): string =>
  [
    added > 0
      ? `${toCount(added, 'picture')} added at the end, with what is to be seen as the caption and today as the day. Visitors see ${added === 1 ? 'it' : 'them'} now; drag to order.`
      : 'Nothing was added.',
    present > 0 && `${toCount(present, 'picture')} stood there already.`,
    missing > 0 && `${toCount(missing, 'picture')} could not be found any more.`,
  ]
    .filter(Boolean)
    .join(' ');

const pictures: CollectionSlug[] = ['media'];

const Buttons = () => {
  const router = useRouter();
  const { openModal } = useModal();
  const { drawerSlug, setCollectionSlug, setOnSuccess } = useBulkUpload();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: pictures });
  const [isBusy, run] = useBusy();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const add = async (chosen: number[]) => {
    if (chosen.length === 0) return;
    setSaid('');
    const chosenIn = document.activeElement?.closest('dialog');
    const { ok, body, message } = await run(() =>
      askStudio<GalleryFilled>('POST', '/gallery-items/from-pictures', { pictures: chosen }),
    );
    setSaid(ok ? say(body) : message);
    if (ok) router.refresh();
    // The window closes, and gives the focus to a button that is disabled meanwhile.
    takeFocus(status.current, chosenIn);
  };
  const upload = () => {
    setCollectionSlug('media');
    setOnSuccess((uploaded) => void add(uploaded.map(({ doc }) => Number(doc.id))));
    openModal(drawerSlug);
  };
  return (
    <section className="gallery-add" aria-label="Add pictures">
      <div>
        <Button buttonStyle="secondary" disabled={isBusy} onClick={openDrawer}>
          Choose many from the library
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} onClick={upload}>
          Upload many
        </Button>
      </div>
      <p role="status" ref={status} tabIndex={-1}>
        {isBusy ? 'Adding …' : said}
      </p>
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={(selected) => {
          closeDrawer();
          void add([...selected].filter(([, isChosen]) => isChosen).map(([id]) => Number(id)));
        }}
        onSelect={({ doc }) => {
          closeDrawer();
          void add([Number(doc.id)]);
        }}
      />
    </section>
  );
};

/** Above the gallery: adds many pictures at once, from the library or newly uploaded ones. */
export const GalleryAdd = () => {
  const { permissions } = useAuth();
  if (!permissions?.collections?.['gallery-items']?.create) return null;
  return (
    <BulkUploadProvider drawerSlugPrefix="gallery">
      <Buttons />
    </BulkUploadProvider>
  );
};

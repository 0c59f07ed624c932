'use client';

import { type PreviewKind, toDocument } from '@ev-site/contract/documents.ts';
import { languages, readLanguage } from '@ev-site/contract/paths.ts';
import { previewTokenPath } from '@ev-site/contract/previews.ts';
import {
  Button,
  PreviewButton as StockButton,
  toast,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useBusy } from '../use-busy.ts';

/** The window opened for a document while its first draft is being saved. The page of the saved draft finds it here. */
let waiting: Window | null = null;

const openWindow = (): Window | null => {
  const opened = window.open('about:blank', '_blank');
  if (opened) {
    opened.document.title = 'Preview';
    opened.document.body.textContent = 'A first draft is being saved …';
  }
  return opened;
};

/** A field without which a new document cannot be shown, with its label in the form. */
interface NeededField {
  name: string;
  label: string;
}

const FirstDraft = ({ needed }: { needed: NeededField | undefined }) => {
  const { collectionSlug, hasSavePermission } = useDocumentInfo();
  const { getDataByPath, submit } = useForm();
  const { code: locale } = useLocale();
  const isSaving = useFormProcessing();
  const [isBusy, run] = useBusy();
  // Until the page of the saved draft has loaded, another press would make a second draft.
  const [isSaved, setSaved] = useState(false);
  if (!hasSavePermission) return null;

  const save = async () => {
    if (needed && !getDataByPath(needed.name)) {
      toast.error(`Fill in “${needed.label}” first: without it there is no page to show.`);
      document.querySelector<HTMLElement>(`#field-${needed.name}`)?.focus();
      return;
    }
    const opened = openWindow();
    waiting = opened;
    const sent = await submit({
      action: `/studio/api/${collectionSlug}?locale=${locale}&depth=0&fallback-locale=null&draft=true`,
      method: 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    if (sent?.res?.ok) return setSaved(true);
    // The problems are shown beside the fields.
    opened?.close();
    if (waiting === opened) waiting = null;
    toast.error('The first draft could not be saved, so there is nothing to preview yet.');
  };
  return (
    <Button
      id="preview-first-draft"
      buttonStyle="secondary"
      margin={false}
      size="medium"
      disabled={isBusy || isSaving || isSaved}
      onClick={() => void run(save)}
    >
      Save a draft and preview
    </Button>
  );
};

/** Opens the preview; for a document that was never saved, saves a first draft before. */
export const PreviewButton = ({ needed }: { needed?: NeededField }) => {
  const { collectionSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  useEffect(() => {
    if (!id || !waiting) return;
    const document = toDocument(collectionSlug as PreviewKind, id);
    waiting.location.replace(previewTokenPath(document, readLanguage(locale) ?? languages[0]));
    waiting = null;
  }, [collectionSlug, id, locale]);
  return id ? <StockButton /> : <FirstDraft needed={needed} />;
};

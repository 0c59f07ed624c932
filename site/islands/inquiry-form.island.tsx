import { useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Plate } from '../ui/plate.tsx';
import { leaveDraft } from './forms/draft-store.ts';
import { toShownFields } from './forms/field-description.ts';
import {
  type CommonSurroundings,
  joinSurroundings,
  type OwnSurroundings,
} from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { createOpener, type OpenedBy } from './forms/opener.ts';
import { SuccessDialog } from './forms/success-dialog.tsx';
import styles from './inquiry-form.module.css';

/** A vehicle, or a choice of it, as the window shows what it is about. */
export interface EnquirySight {
  plateName: string;
  /** Null where there is no picture. */
  picture: { src: string; width: number; height: number } | null;
}

interface InquiryFormProps {
  common: CommonSurroundings;
  own: OwnSurroundings;
  /** What the window says. */
  words: { title: string; close: string };
  /** The sentence that says what the inquiry is about, by the choice or the vehicle that the link that opened it carries. */
  about: Readonly<Record<string, string>>;
  /** What the inquiry is about as a picture, by the same. */
  sights?: Readonly<Record<string, EnquirySight>>;
  /** Name of the vehicle, as the product marker says it; a link may carry another. */
  product: string;
}

const opener = createOpener('[data-enquire]', () => leaveDraft('inquiry'));

/**
 * What the link that opened the form says it is about; that of the pickup's own page says nothing (specification, section 3). With a
 * reckoning goes its vehicle: such a page is about several, so that its address does not say which.
 */
const toExtra = (
  { product: vehicle = '', marker, colorval, name, reckoning }: OpenedBy,
  product: string,
): Record<string, string> => ({
  ...(colorval ? { colorval } : {}),
  ...(marker ? { [marker]: name || product } : {}),
  ...(reckoning ? { vehicle, reckoning } : {}),
});

/** The Product Inquiry Form: opened by any "Enquire Now" of the page, closed only by X, Close or success. */
const InquiryForm = ({ common, own, words, about, sights = {}, product }: InquiryFormProps) => {
  const surroundings = useMemo(() => joinSurroundings(common, own), [common, own]);
  const [sent, setSent] = useState<string | null>(null);
  const opened = useSyncExternalStore(opener.subscribe, opener.get, () => null);
  const subject = opened?.colorval || opened?.product || '';
  const sentence = about[subject];
  const sight = sights[subject];
  return (
    <>
      <Modal
        title={words.title}
        open={opened !== null}
        onClose={opener.close}
        closeWord={words.close}
        size="form"
        isStatic
      >
        {sentence && (
          <p className={styles.about}>
            {sight?.picture && <img {...sight.picture} alt="" />}
            <span>
              {sight && <Plate name={sight.plateName} />} {sentence}
            </span>
          </p>
        )}
        {opened && (
          <LeadForm
            kind="inquiry"
            fields={toShownFields('inquiry', surroundings.words)}
            surroundings={surroundings}
            extra={toExtra(opened, product)}
            onSent={({ reference }) => {
              opener.close();
              setSent(reference);
            }}
          >
            <Button look="outline" wide onClick={opener.close}>
              {surroundings.words.controls.close}
            </Button>
          </LeadForm>
        )}
      </Modal>
      <SuccessDialog words={surroundings.words} reference={sent} onClose={() => setSent(null)} />
    </>
  );
};

export default InquiryForm;

import { Plate } from '../ui/plate.tsx';
import { createDialogOpener, type OpenedBy } from './dialog-opener.ts';
import { DialogForm, type DialogSurroundings } from './forms/dialog-form.tsx';
import { leaveDraft } from './forms/draft-store.ts';
import styles from './inquiry-form.module.css';

/** A vehicle or one of its variants, as the dialog shows the subject. */
export interface EnquirySight {
  plateName: string;
  /** Null if there is no picture. */
  picture: { src: string; width: number; height: number } | null;
}

interface InquiryFormProps extends DialogSurroundings {
  /** Sentences about the subject, by the choice or the vehicle that the opening link carries. */
  about: Readonly<Record<string, string>>;
  /** Pictures of the subject, by the same keys. */
  sights?: Readonly<Record<string, EnquirySight>>;
  /** Name of the vehicle, as the product marker gives it. A link may carry another one. */
  product: string;
}

const opener = createDialogOpener('[data-enquire]', () => leaveDraft('inquiry'));

/**
 * The subject from the link that opened the form. The link on the pickup's own page has none (specification, section
 * 3). A calculation is sent with its vehicle, because its page is about several vehicles and its address does not name
 * one.
 */
const toExtra = (
  { product: vehicle = '', marker, colorval, name, reckoning }: OpenedBy,
  product: string,
): Record<string, string> => ({
  ...(colorval ? { colorval } : {}),
  ...(marker ? { [marker]: name || product } : {}),
  ...(reckoning ? { vehicle, reckoning } : {}),
});

/** The Product Inquiry Form, opened by any "Enquire Now" link of the page. */
const InquiryForm = ({ about, sights = {}, product, ...surroundings }: InquiryFormProps) => {
  const draw = ({ colorval, product: vehicle }: OpenedBy) => {
    const subject = colorval || vehicle || '';
    const sentence = about[subject];
    const sight = sights[subject];
    return (
      sentence && (
        <p className={styles.about}>
          {sight?.picture && <img {...sight.picture} alt="" />}
          <span>
            {sight && <Plate name={sight.plateName} />} {sentence}
          </span>
        </p>
      )
    );
  };
  return (
    <DialogForm
      {...surroundings}
      kind="inquiry"
      opener={opener}
      about={draw}
      subject={({ product: vehicle, colorval, reckoning }) =>
        [vehicle, colorval, reckoning].filter(Boolean).join(' ')
      }
      extra={(opened) => toExtra(opened, product)}
    />
  );
};

export default InquiryForm;

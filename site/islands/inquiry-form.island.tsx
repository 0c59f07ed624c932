import { Plate } from '../ui/plate.tsx';
import { leaveDraft } from './forms/draft-store.ts';
import { WindowForm, type WindowSurroundings } from './forms/window-form.tsx';
import styles from './inquiry-form.module.css';
import { createOpener, type OpenedBy } from './opener.ts';

/** A vehicle, or a choice of it, as the window shows what it is about. */
export interface EnquirySight {
  plateName: string;
  /** Null where there is no picture. */
  picture: { src: string; width: number; height: number } | null;
}

interface InquiryFormProps extends WindowSurroundings {
  /** The sentence that says what the inquiry is about, by the choice or the vehicle that the link that opened it carries. */
  about: Readonly<Record<string, string>>;
  /** What the inquiry is about as a picture, by the same. */
  sights?: Readonly<Record<string, EnquirySight>>;
  /** Name of the vehicle, as the product marker says it; a link may carry another. */
  product: string;
}

const opener = createOpener('[data-enquire]', () => leaveDraft('inquiry'));

/**
 * What the link that opened the form says it is about; that of the pickup's own page says nothing (specification,
 * section 3). With a reckoning goes its vehicle: such a page is about several, so that its address does not say which.
 */
const toExtra = (
  { product: vehicle = '', marker, colorval, name, reckoning }: OpenedBy,
  product: string,
): Record<string, string> => ({
  ...(colorval ? { colorval } : {}),
  ...(marker ? { [marker]: name || product } : {}),
  ...(reckoning ? { vehicle, reckoning } : {}),
});

/** The Product Inquiry Form, opened by any "Enquire Now" of the page. */
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
    <WindowForm
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

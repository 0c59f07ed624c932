import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { commonFields, type FieldDescription } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { createOpener, type OpenedBy } from './forms/opener.ts';
import { SuccessDialog } from './forms/success-dialog.tsx';

interface InquiryFormProps {
  surroundings: FormSurroundings;
  /** Name of the vehicle, as the product marker says it. */
  product: string;
}

const { name, email, mobile, comment } = commonFields;
const fields: readonly FieldDescription[] = [name, email, mobile, comment];

const opener = createOpener('[data-enquire]');

/** What the link that opened the form says it is about; the pickup's says nothing (specification, section 3). */
const toExtra = ({ marker, colorval }: OpenedBy, product: string): Record<string, string> => ({
  ...(colorval ? { colorval } : {}),
  ...(marker ? { [marker]: product } : {}),
});

/** The Product Inquiry Form: opened by any "Enquire Now" of the page, closed only by X, Close or success. */
const InquiryForm = ({ surroundings, product }: InquiryFormProps) => {
  const [sent, setSent] = useState(false);
  const opened = useSyncExternalStore(opener.subscribe, opener.get, () => null);
  return (
    <>
      <Modal
        title="Product Inquiry Form"
        open={opened !== null}
        onClose={opener.close}
        closeWord="Close the form"
        size="form"
        isStatic
      >
        {opened?.colorval && (
          <p>
            About {product}
            {opened.colorval !== product && `, ${opened.colorval}`}
          </p>
        )}
        {opened && (
          <LeadForm
            kind="inquiry"
            fields={fields}
            surroundings={surroundings}
            extra={toExtra(opened, product)}
            sendWord="Send"
            onSent={() => {
              opener.close();
              setSent(true);
            }}
          >
            <Button look="outline" wide onClick={opener.close}>
              Close
            </Button>
          </LeadForm>
        )}
      </Modal>
      <SuccessDialog kind="inquiry" open={sent} onClose={() => setSent(false)} />
    </>
  );
};

export default InquiryForm;

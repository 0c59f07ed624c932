import { resumeLimitText } from '@ev-site/contract/leads/limits.ts';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { commonFields, type FieldDescription } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { createOpener } from './forms/opener.ts';
import { SuccessDialog } from './forms/success-dialog.tsx';

interface ApplyFormProps {
  surroundings: FormSurroundings;
  jobId: string;
  position: string;
}

const { name, email, mobile, comment } = commonFields;
const fields: readonly FieldDescription[] = [
  name,
  email,
  mobile,
  comment,
  {
    name: 'resume',
    label: 'Resume',
    kind: 'file',
    required: true,
    accept: 'application/pdf,.pdf',
    hint: `A PDF file of at most ${resumeLimitText}, without a password.`,
  },
];

const opener = createOpener('[data-apply]');

/** The job application, in a window of the same behaviour as the inquiry's. */
const ApplyForm = ({ surroundings, jobId, position }: ApplyFormProps) => {
  const [sent, setSent] = useState(false);
  const opened = useSyncExternalStore(opener.subscribe, opener.get, () => null);
  return (
    <>
      <Modal
        title="Apply for this position"
        open={opened !== null}
        onClose={opener.close}
        closeWord="Close the form"
        size="form"
        isStatic
      >
        <p>{position}</p>
        <LeadForm
          kind="application"
          fields={fields}
          surroundings={surroundings}
          extra={{ jobid: jobId }}
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
      </Modal>
      <SuccessDialog kind="application" open={sent} onClose={() => setSent(false)} />
    </>
  );
};

export default ApplyForm;

import { useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { leaveDraft } from './forms/draft-store.ts';
import { toShownFields } from './forms/field-description.ts';
import {
  type CommonSurroundings,
  joinSurroundings,
  type OwnSurroundings,
} from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { createOpener } from './forms/opener.ts';
import { SuccessDialog } from './forms/success-dialog.tsx';
import './apply-form.css';

interface ApplyFormProps {
  common: CommonSurroundings;
  own: OwnSurroundings;
  /** What the window says. */
  words: { title: string; close: string };
  jobId: number;
  position: string;
}

const opener = createOpener('[data-apply]', () => leaveDraft('application'));

/** The job application, in a window of the same behaviour as the inquiry's. */
const ApplyForm = ({ common, own, words, jobId, position }: ApplyFormProps) => {
  const surroundings = useMemo(() => joinSurroundings(common, own), [common, own]);
  const [sent, setSent] = useState<string | null>(null);
  const opened = useSyncExternalStore(opener.subscribe, opener.get, () => null);
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
        <p>{position}</p>
        <LeadForm
          kind="application"
          fields={toShownFields('application', surroundings.words)}
          surroundings={surroundings}
          extra={{ jobid: String(jobId) }}
          onSent={({ reference }) => {
            opener.close();
            setSent(reference);
          }}
        >
          <Button look="outline" wide onClick={opener.close}>
            {surroundings.words.controls.close}
          </Button>
        </LeadForm>
      </Modal>
      <SuccessDialog words={surroundings.words} reference={sent} onClose={() => setSent(null)} />
    </>
  );
};

export default ApplyForm;

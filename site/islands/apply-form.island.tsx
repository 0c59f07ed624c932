import { createDialogOpener } from './dialog-opener.ts';
import { DialogForm, type DialogSurroundings } from './forms/dialog-form.tsx';
import { leaveDraft } from './forms/draft-store.ts';
import './apply-form.css';

interface ApplyFormProps extends DialogSurroundings {
  jobId: number;
  position: string;
}

const opener = createDialogOpener('[data-apply]', () => leaveDraft('application'));

/** The job application. */
const ApplyForm = ({ jobId, position, ...surroundings }: ApplyFormProps) => (
  <DialogForm
    {...surroundings}
    kind="application"
    opener={opener}
    about={() => <p>{position}</p>}
    subject={() => String(jobId)}
    extra={() => ({ jobid: String(jobId) })}
  />
);

export default ApplyForm;

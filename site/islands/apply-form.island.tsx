import { leaveDraft } from './forms/draft-store.ts';
import { WindowForm, type WindowSurroundings } from './forms/window-form.tsx';
import { createOpener } from './opener.ts';
import './apply-form.css';

interface ApplyFormProps extends WindowSurroundings {
  jobId: number;
  position: string;
}

const opener = createOpener('[data-apply]', () => leaveDraft('application'));

/** The job application. */
const ApplyForm = ({ jobId, position, ...surroundings }: ApplyFormProps) => (
  <WindowForm
    {...surroundings}
    kind="application"
    opener={opener}
    about={() => <p>{position}</p>}
    subject={() => String(jobId)}
    extra={() => ({ jobid: String(jobId) })}
  />
);

export default ApplyForm;

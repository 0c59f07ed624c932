import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { fill } from '../fill.ts';
import { CalendarLink } from './calendar-link.tsx';
import type { FormWords } from './form-words.ts';

interface SuccessDialogProps {
  words: FormWords;
  /** The reference of the accepted form, empty if unknown. Null hides the dialog. */
  reference: string | null;
  /** The subject, if it is not obvious from what the visitor sees. */
  about?: ReactNode;
  /** The link to the file for the visitor's calendar. */
  calendar?: string | undefined;
  onClose: () => void;
}

/** Says that a form was accepted (specification, sections 8 and 9), who answers and when, and its reference. */
export const SuccessDialog = ({
  words: { controls, success, next, sent },
  reference,
  about,
  calendar,
  onClose,
}: SuccessDialogProps) => {
  const id = useId();
  return (
    <Modal
      title={controls.success}
      open={reference !== null}
      onClose={onClose}
      closeWord={controls.close}
      size="small"
      describedBy={`${id}success ${id}next ${id}reference`}
    >
      {about}
      <p id={`${id}success`}>{success}</p>
      <p id={`${id}next`}>{next}</p>
      {reference && <p id={`${id}reference`}>{fill(sent.reference, { reference })}</p>}
      {calendar && <CalendarLink href={calendar}>{sent.calendar}</CalendarLink>}
      <Button look="green" onClick={onClose} data-first="">
        {controls.ok}
      </Button>
    </Modal>
  );
};

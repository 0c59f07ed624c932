import { type LeadKind, successSentences } from '@ev-site/contract/leads/kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

interface SuccessDialogProps {
  kind: LeadKind;
  open: boolean;
  onClose: () => void;
}

/** Says that a form was taken (specification, sections 8 and 9). */
export const SuccessDialog = ({ kind, open, onClose }: SuccessDialogProps) => (
  <Modal title="Success" open={open} onClose={onClose} closeWord="Close" size="small">
    <p>{successSentences[kind]}</p>
    <Button look="green" onClick={onClose} data-first="">
      OK
    </Button>
  </Modal>
);

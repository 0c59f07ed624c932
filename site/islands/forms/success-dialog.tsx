import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { FormWords } from './form-words.ts';

interface SuccessDialogProps {
  words: FormWords;
  open: boolean;
  onClose: () => void;
}

/** Says that a form was taken (specification, sections 8 and 9). */
export const SuccessDialog = ({ words: { controls, success }, open, onClose }: SuccessDialogProps) => (
  <Modal title={controls.success} open={open} onClose={onClose} closeWord={controls.close} size="small">
    <p>{success}</p>
    <Button look="green" onClick={onClose} data-first="">
      {controls.ok}
    </Button>
  </Modal>
);

import { Button } from './button.tsx';
import { defineExamples } from './define-examples.ts';
import { Modal } from './modal.tsx';

export const examples = defineExamples(
  'Modal',
  {
    'a sentence': (close) => (
      <Modal title="Thank you" open onClose={close} closeWord="Close" size="small">
        <p>We ring you back within two working days.</p>
      </Modal>
    ),
    'a form that only its own buttons close': (close) => (
      <Modal title="Product inquiry" open onClose={close} closeWord="Close" size="form" isStatic>
        <Button onClick={close}>Send</Button>
      </Modal>
    ),
    'as wide as a picture': (close) => (
      <Modal title="Certificate" open onClose={close} closeWord="Close">
        <p>A sheet of paper.</p>
      </Modal>
    ),
  },
  { covers: true },
);

import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { createDialogOpener, OpenedBy } from '../dialog-opener.ts';
import { toShownFields } from './field-description.ts';
import { type CommonSurroundings, joinSurroundings, type OwnSurroundings } from './form-surroundings.ts';
import { LeadForm } from './lead-form.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import type { FailedForm } from './use-lead-form.ts';

/** The data that every form in a dialog gets from its page. */
export interface DialogSurroundings {
  common: CommonSurroundings;
  own: OwnSurroundings;
  /** Texts of the dialog. */
  words: { title: string; close: string };
}

interface DialogFormProps extends DialogSurroundings {
  kind: 'application' | 'inquiry';
  opener: ReturnType<typeof createDialogOpener>;
  /** The subject above the fields, by the link that opened the dialog. */
  about: (opened: OpenedBy) => ReactNode;
  /** The subject as a key, to match a stored draft. */
  subject: (opened: OpenedBy) => string;
  /** Values that are sent in addition to the visitor's, by the same link. */
  extra: (opened: OpenedBy) => Record<string, string>;
}

/** The success dialog's data about an accepted form. */
interface Taken {
  reference: string;
  about: ReactNode;
}

/**
 * A form in a dialog. Any of its links on the page opens it; only X, Close or success closes it. If a form is not
 * accepted after its dialog was closed, the dialog opens again.
 */
export const DialogForm = ({ kind, opener, common, own, words, about, subject, extra }: DialogFormProps) => {
  const surroundings = useMemo(() => joinSurroundings(common, own), [common, own]);
  const [sent, setSent] = useState<Taken | null>(null);
  const [failed] = useState(() => new WeakMap<OpenedBy, FailedForm>());
  // The form disappears with its dialog. Its reference shows when the dialog opens again about the same subject.
  const [numbers] = useState(() => new Map<string, string>());
  const opened = useSyncExternalStore(opener.subscribe, opener.get, () => null);
  const noteSent = (by: OpenedBy, reference: string) => {
    const now = opener.get();
    // If the visitor has closed the dialog and types about another subject, that dialog stays open.
    const isOther = now !== null && subject(now) !== subject(by);
    if (!isOther) opener.close();
    numbers.set(subject(by), reference);
    setSent({ reference, about: isOther && about(by) });
  };
  const noteFailed = (by: OpenedBy, what: FailedForm) => {
    const now = opener.get();
    // If the dialog is open again about the same subject, it already shows that the form was not sent.
    if (now !== null && subject(now) === subject(by)) return;
    failed.set(by, what);
    opener.openAgain(by);
  };
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
        {opened && about(opened)}
        {opened && (
          <LeadForm
            key={subject(opened)}
            kind={kind}
            fields={toShownFields(kind, surroundings.words)}
            surroundings={surroundings}
            extra={extra(opened)}
            about={subject(opened)}
            onSent={({ reference }) => noteSent(opened, reference)}
            onFailed={(what) => noteFailed(opened, what)}
            failed={failed.get(opened)}
            taken={numbers.get(subject(opened))}
          >
            <Button look="outline" wide onClick={opener.close}>
              {surroundings.words.controls.close}
            </Button>
          </LeadForm>
        )}
      </Modal>
      <SuccessDialog
        words={surroundings.words}
        reference={sent?.reference ?? null}
        about={sent?.about}
        onClose={() => setSent(null)}
      />
    </>
  );
};

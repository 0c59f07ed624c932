import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { createOpener, OpenedBy } from '../opener.ts';
import { toShownFields } from './field-description.ts';
import { type CommonSurroundings, joinSurroundings, type OwnSurroundings } from './form-surroundings.ts';
import { LeadForm } from './lead-form.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import type { Failed } from './use-lead-form.ts';

/** What every form in a window is given by its page. */
export interface WindowSurroundings {
  common: CommonSurroundings;
  own: OwnSurroundings;
  /** What the window says. */
  words: { title: string; close: string };
}

interface WindowFormProps extends WindowSurroundings {
  kind: 'application' | 'inquiry';
  opener: ReturnType<typeof createOpener>;
  /** What the form is about, above its fields, by the link that opened it. */
  about: (opened: OpenedBy) => ReactNode;
  /** The same in a word, to know what was kept of the same by. */
  subject: (opened: OpenedBy) => string;
  /** What goes with the visitor's words, by the same. */
  extra: (opened: OpenedBy) => Record<string, string>;
}

/** What the success dialog says of a form that was taken. */
interface Taken {
  reference: string;
  about: ReactNode;
}

/**
 * A form in a window: opened by any of its links on the page, closed only by X, Close or success. What is sent and not
 * taken after that opens it again.
 */
export const WindowForm = ({ kind, opener, common, own, words, about, subject, extra }: WindowFormProps) => {
  const surroundings = useMemo(() => joinSurroundings(common, own), [common, own]);
  const [sent, setSent] = useState<Taken | null>(null);
  const [failed] = useState(() => new WeakMap<OpenedBy, Failed>());
  // The form goes with its window: its number stands there when the window is opened about the same again.
  const [numbers] = useState(() => new Map<string, string>());
  const opened = useSyncExternalStore(opener.subscribe, opener.get, () => null);
  const noteSent = (by: OpenedBy, reference: string) => {
    const now = opener.get();
    // Who has closed it meanwhile and writes about something else goes on with that.
    const isOther = now !== null && subject(now) !== subject(by);
    if (!isOther) opener.close();
    numbers.set(subject(by), reference);
    setSent({ reference, about: isOther && about(by) });
  };
  const noteFailed = (by: OpenedBy, what: Failed) => {
    const now = opener.get();
    // Opened again about the same, it says already that it was not sent.
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

import { useState } from 'react';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import type { AcceptedForm } from './use-lead-form.ts';

interface PageFormProps
  extends Pick<LeadFormProps, 'kind' | 'fields' | 'surroundings' | 'about' | 'onChange' | 'children'> {
  /** The link to the calendar file of a form, from the values that were sent. */
  calendar?: (values: FormData) => string;
}

/** A form on its page, with the dialog after it is accepted; without script it is a plain form. */
export const PageForm = ({ calendar, ...form }: PageFormProps) => {
  const [sent, setSent] = useState<AcceptedForm | null>(null);
  const [isTold, setTold] = useState(true);
  // The link stays in the form after the dialog is closed.
  const link = sent ? calendar?.(sent.values) : undefined;
  return (
    <>
      <LeadForm
        {...form}
        calendar={link}
        onSent={(taken) => {
          setSent(taken);
          setTold(false);
        }}
      />
      <SuccessDialog
        words={form.surroundings.words}
        reference={isTold || !sent ? null : sent.reference}
        calendar={link}
        onClose={() => setTold(true)}
      />
    </>
  );
};

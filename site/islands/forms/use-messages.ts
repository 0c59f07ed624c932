import { type RefObject, useEffect, useRef, useState } from 'react';

/** Messages by the name of the field. Those about the whole form have a name that no field has. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The messages of a form.
 * @param first are shown when the form comes.
 */
export const useMessages = (form: RefObject<HTMLFormElement | null>, first: Messages | undefined) => {
  const [byField, setByField] = useState<Messages>({});
  const isFocusDue = useRef(false);

  // Without a connection there is no message by field; the note about it is above the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each answer, even without a message.
  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [byField]);

  // After the first render, because only then the dialog is open, can be announced and can take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted.
  useEffect(() => {
    if (first) show(first);
  }, []);

  /** Shows these in place of all others, and moves the focus to the first problem. */
  const show = (found: Messages): void => {
    isFocusDue.current = true;
    setByField(found);
  };

  return {
    byField,
    show,
    add(field: string, message: string): void {
      setByField((before) => ({ ...before, [field]: message }));
    },
    drop(field: string): void {
      setByField((before) => {
        if (!(field in before)) return before;
        const { [field]: _, ...others } = before;
        return others;
      });
    },
    clear(): void {
      setByField({});
    },
  };
};

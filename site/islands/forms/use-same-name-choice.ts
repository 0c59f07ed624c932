import { type RefObject, useEffect } from 'react';

/**
 * If a visitor saves a file again under its name and chooses it again, browsers report no change but "cancel". React
 * has no such event for a form.
 * @param onChoice called at each "cancel", with the field; the first one that was passed stays in use.
 */
export const useSameNameChoice = (
  form: RefObject<HTMLFormElement | null>,
  onChoice: (input: HTMLInputElement) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted.
  useEffect(() => {
    const noteCancel = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement) onChoice(target);
    };
    const element = form.current;
    element?.addEventListener('cancel', noteCancel);
    return () => element?.removeEventListener('cancel', noteCancel);
  }, []);
};

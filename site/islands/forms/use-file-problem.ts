import { limits } from '@ev-site/contract/forms/limits.ts';
import { useState } from 'react';
import type { FormWords } from './form-words.ts';

const nothingChosen = { text: '', turn: 0 };

/** What can be said of a file before it is sent; the server looks into it. */
export const useFileProblem = (words: FormWords['file']) => {
  const [problem, setProblem] = useState(nothingChosen);

  /** What is wrong with a file; empty where nothing is, or none is there. */
  const find = (file: FormDataEntryValue | null | undefined): string => {
    if (!words || !(file instanceof File) || file.size === 0) return '';
    if (file.size > limits.resume) return words.large;
    return file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf') ? '' : words.notPdf;
  };

  return {
    /** What is wrong with the file that was just chosen, its text empty where nothing is; each file is a turn of its own. */
    problem,
    find,
    /** To be called when a file was chosen or taken back; gives what is wrong with it. */
    note(file: File | undefined): string {
      const text = find(file);
      setProblem(({ turn }) => ({ text, turn: turn + 1 }));
      return text;
    },
    forget: () => setProblem(nothingChosen),
  };
};

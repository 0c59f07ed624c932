import { limits } from '@ev-site/contract/forms/limits.ts';
import { useRef, useState } from 'react';
import type { FormWords } from './form-words.ts';
import { pause } from './pause.ts';

/** A file as it is sent, or a problem with it; neither if no file is chosen. */
interface Reading {
  file: File | null;
  problem: string;
}

const nothing: Reading = { file: null, problem: '' };
const nothingSaid = { text: '', turn: 0 };
/**
 * Time limit for a cloud to hand over a file (ms). Some clouds neither give nor refuse it; the form would stay busy.
 */
const longestReadMs = 60_000;
const pdfStart = '%PDF-';

const isPdf = (bytes: ArrayBuffer): boolean =>
  new TextDecoder().decode(bytes.slice(0, pdfStart.length)) === pdfStart;

/** @returns an empty buffer if the file cannot be read, or not in time. */
const readBytes = async (chosen: File): Promise<ArrayBuffer> => {
  const nothingRead = new ArrayBuffer(0);
  const reading = chosen.arrayBuffer().catch(() => nothingRead);
  return Promise.race([reading, pause(longestReadMs).then(() => nothingRead)]);
};

/**
 * Reads a file into memory. Browsers cannot send a file that is in a cloud, or that is saved again after it was chosen,
 * and the error would look like a lost connection.
 */
const readFile = async (chosen: File, words: NonNullable<FormWords['file']>): Promise<Reading> => {
  if (chosen.size > limits.resume) return { file: null, problem: words.large };
  const bytes = await readBytes(chosen);
  if (bytes.byteLength === 0) return { file: null, problem: words.unread };
  // Checked by its content, because the device decides on its name and type. The server checks more.
  if (!isPdf(bytes)) return { file: null, problem: words.notPdf };
  return { file: new File([bytes], chosen.name, { type: chosen.type }), problem: '' };
};

/** The form's file: it is read when it is chosen, and problems are reported. */
export const useChosenFile = (words: FormWords['file']) => {
  const [problem, setProblem] = useState(nothingSaid);
  const [isChosen, setChosen] = useState(false);
  const last = useRef<Promise<Reading>>(null);
  const lastFile = useRef<File>(undefined);

  return {
    /**
     * The problem of the file that was just chosen, with an empty text if there is none. Each file has its own turn.
     */
    problem,
    isChosen,
    /** Whether this is another file than the one that was chosen last; also one with other content and the same name. */
    isAnother: (chosen: File | undefined): boolean => chosen !== lastFile.current,
    /** The file that was chosen last, once it has been read. */
    read: async (): Promise<Reading> => (await last.current) ?? nothing,
    /**
     * Call it when a file was chosen or removed. Returns the problem of the file; an empty text if another file was
     * chosen meanwhile.
     */
    async note(chosen: File | undefined): Promise<string> {
      const reading = chosen && words ? readFile(chosen, words) : null;
      last.current = reading;
      lastFile.current = chosen;
      setChosen(reading !== null);
      const { problem: text } = (await reading) ?? nothing;
      if (last.current !== reading) return '';
      setProblem(({ turn }) => ({ text, turn: turn + 1 }));
      return text;
    },
    forget() {
      last.current = null;
      lastFile.current = undefined;
      setChosen(false);
      setProblem(nothingSaid);
    },
  };
};

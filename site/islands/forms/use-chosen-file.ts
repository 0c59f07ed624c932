import { limits } from '@ev-site/contract/forms/limits.ts';
import { useRef, useState } from 'react';
import type { FormWords } from './form-words.ts';
import { pause } from './pause.ts';

/** A file as it is sent, or what is wrong with it; neither where none is chosen. */
interface Reading {
  file: File | null;
  problem: string;
}

const nothing: Reading = { file: null, problem: '' };
const nothingSaid = { text: '', turn: 0 };
/** How long a cloud may take to hand a file over (ms): some neither give nor refuse it, and the form would stay busy. */
const longestReadMs = 60_000;
const pdfStart = '%PDF-';

const isPdf = (bytes: ArrayBuffer): boolean =>
  new TextDecoder().decode(bytes.slice(0, pdfStart.length)) === pdfStart;

/** @returns nothing where the file cannot be read, or not in time. */
const readBytes = async (chosen: File): Promise<ArrayBuffer> => {
  const nothingRead = new ArrayBuffer(0);
  const reading = chosen.arrayBuffer().catch(() => nothingRead);
  return Promise.race([reading, pause(longestReadMs).then(() => nothingRead)]);
};

/**
 * Reads a file into memory. One that lies in a cloud, or is saved again after it was chosen, browsers fail to send, and
 * that looks like a lost line.
 */
const readFile = async (chosen: File, words: NonNullable<FormWords['file']>): Promise<Reading> => {
  if (chosen.size > limits.resume) return { file: null, problem: words.large };
  const bytes = await readBytes(chosen);
  if (bytes.byteLength === 0) return { file: null, problem: words.unread };
  // By what is in it: its name and type are what the device makes of them. The server looks further.
  if (!isPdf(bytes)) return { file: null, problem: words.notPdf };
  return { file: new File([bytes], chosen.name, { type: chosen.type }), problem: '' };
};

/** The file that a form takes along: read when it is chosen, and what is wrong with it. */
export const useChosenFile = (words: FormWords['file']) => {
  const [problem, setProblem] = useState(nothingSaid);
  const [isChosen, setChosen] = useState(false);
  const last = useRef<Promise<Reading>>(null);

  return {
    /** What is wrong with the file that was just chosen, its text empty where nothing is; each file is a turn of its own. */
    problem,
    isChosen,
    /** The file that was chosen last, once it has been read. */
    read: async (): Promise<Reading> => (await last.current) ?? nothing,
    /**
     * To be called when a file was chosen or taken back; gives what is wrong with it, and nothing of one that another
     * has followed.
     */
    async note(chosen: File | undefined): Promise<string> {
      const reading = chosen && words ? readFile(chosen, words) : null;
      last.current = reading;
      setChosen(reading !== null);
      const { problem: text } = (await reading) ?? nothing;
      if (last.current !== reading) return '';
      setProblem(({ turn }) => ({ text, turn: turn + 1 }));
      return text;
    },
    forget() {
      last.current = null;
      setChosen(false);
      setProblem(nothingSaid);
    },
  };
};

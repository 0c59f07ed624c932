import { mostNoteLetters } from '@ev-site/content/leads/work/note-letters.ts';
import type { SentWork } from '@ev-site/content/leads/work/work-input.ts';

interface Props {
  note: string;
  isBusy: boolean;
  onType: (note: string) => void;
  /** @param done what to show on success */
  onAdd: (data: Extract<SentWork, { kind: 'call' | 'note' }>, done: string) => void;
}

/** A text box for what was said in a call or should be known, and the buttons that put it into the log. */
export const LeadNote = ({ note, isBusy, onType, onAdd }: Props) => (
  <div className="lead-note">
    <label htmlFor="lead-note">What was said</label>
    <textarea
      id="lead-note"
      rows={2}
      maxLength={mostNoteLetters}
      value={note}
      onChange={(event) => onType(event.target.value)}
    />
    <div className="lead-note__ways">
      <button
        type="button"
        disabled={isBusy}
        onClick={() => onAdd({ kind: 'call', outcome: 'reached', text: note }, 'Call noted.')}
      >
        Called, reached
      </button>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => onAdd({ kind: 'call', outcome: 'noAnswer', text: note }, 'Call noted.')}
      >
        Called, no answer
      </button>
      <button type="button" disabled={isBusy} onClick={() => onAdd({ kind: 'note', text: note }, 'Noted.')}>
        Only a note
      </button>
    </div>
  </div>
);

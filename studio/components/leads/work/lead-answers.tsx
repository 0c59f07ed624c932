'use client';

import type { Reply } from '@ev-site/content/leads/work/read-work.ts';
import { hasGap } from '@ev-site/content/leads/work/reply-fields.ts';
import { toMailLink } from '@ev-site/contract/mail-links.ts';
import { toCallLink, toWhatsAppLink } from '@ev-site/contract/phone-links.ts';
import { type MouseEvent, useState } from 'react';
import { useLeaveConfirmation } from '../../use-leave-confirmation.ts';

interface Props {
  replies: readonly Reply[];
  digits: string;
  mayWhatsApp: boolean;
  hasConsent: boolean;
  phone: string;
  email: string;
  /** Called when a reply is opened in another program; `also` is a hint for the person who answers. */
  onAnswer: (way: 'whatsapp' | 'mail', template: number | null, also: string) => void;
  /** Called with a sentence that says whether the text of the answer could be copied. */
  onCopied: (said: string) => void;
  /** Called when the visitor has agreed to WhatsApp in a conversation; the pressed button then disappears. */
  onConsent: (pressed: Element) => void;
  /** Called when the visitor has withdrawn consent in a conversation; the pressed button then disappears. */
  onWithdrawn: (pressed: Element) => void;
  isBusy: boolean;
}

/** Stands for "no template" among the numbers of templates. */
const noTemplate = 0;

/** Texts of answers, by the number of their template. */
type Texts = Readonly<Record<number, string>>;

const leaving = 'The answer that you have written is not given yet. Leave all the same?';

const isWhole = ({ subject, text }: Reply): boolean => !hasGap(subject + text);

const withdrawal =
  'Note that the visitor takes back what was agreed to? Nothing more goes out over WhatsApp, and no news by mail.';

/** Longest link that programs on Windows open; a browser silently ignores a longer one. */
const longestLink = 2000;

/** Copies a text. @returns a sentence on the result */
const copy = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'The text is copied: paste it.';
  } catch {
    return 'The browser copied nothing: mark the text, and copy it by hand.';
  }
};

const question =
  'Where “……” stands, something is still to be written. Open the answer all the same, and note it as given?';

/** Call, WhatsApp and mail, with a template that can be edited before it is sent. */
export const LeadAnswers = ({
  replies,
  digits,
  mayWhatsApp,
  hasConsent,
  phone,
  email,
  onAnswer,
  onCopied,
  onConsent,
  onWithdrawn,
  isBusy,
}: Props) => {
  const [chosen, setChosen] = useState<number | null>(null);
  /** The edited text of each template, and the text with which its answer was last opened. */
  const [written, setWritten] = useState<Texts>({});
  const [given, setGiven] = useState<Texts>({});
  const toOwnText = (id: number) => replies.find((one) => one.id === id)?.text ?? '';
  const isUngiven = Object.entries(written).some(
    ([id, text]) => text !== (given[Number(id)] ?? toOwnText(Number(id))),
  );
  useLeaveConfirmation(isUngiven, leaving);
  // The first template without gaps is chosen at once, so that one press is enough.
  const ready = replies.find(isWhole) ?? replies[0];
  const reply = replies.find(({ id }) => id === chosen) ?? (chosen === noTemplate ? undefined : ready);
  const shown = reply?.id ?? noTemplate;
  const text = written[shown] ?? toOwnText(shown);
  const template = reply?.id ?? null;
  const whole = toMailLink(email, reply?.subject, text);
  // In Hindi each letter takes nine characters in a link, so an answer of ordinary length is too long.
  const isTooLong = whole.length > longestLink;
  const answer = async (event: MouseEvent, way: 'whatsapp' | 'mail', opened: string) => {
    // The second press of a double click is not a second answer.
    const isAgain = event.detail > 1;
    if (isAgain || (hasGap(opened) && !window.confirm(question))) event.preventDefault();
    else {
      setGiven({ ...given, [shown]: text });
      onAnswer(way, template, way === 'mail' && isTooLong ? await copy(text) : '');
    }
  };
  return (
    <div className="lead-answers">
      <div className="lead-answers__ways">
        {phone && (
          <a className="lead-answer" href={toCallLink(phone)}>
            Call {phone}
          </a>
        )}
        {digits && !mayWhatsApp && (
          <>
            <span>Has not agreed to WhatsApp: call or mail.</span>
            <button type="button" disabled={isBusy} onClick={({ currentTarget }) => onConsent(currentTarget)}>
              Agreed when asked
            </button>
          </>
        )}
        {digits && mayWhatsApp && (
          <a
            className="lead-answer"
            href={toWhatsAppLink(digits, text)}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => answer(event, 'whatsapp', text)}
          >
            WhatsApp
          </a>
        )}
        {email && (
          <a
            className="lead-answer"
            href={isTooLong ? toMailLink(email, reply?.subject) : whole}
            onClick={(event) => answer(event, 'mail', `${reply?.subject ?? ''}${text}`)}
          >
            Write a mail
          </a>
        )}
        {hasConsent && (
          <button
            type="button"
            disabled={isBusy}
            onClick={({ currentTarget }) => {
              if (window.confirm(withdrawal)) onWithdrawn(currentTarget);
            }}
          >
            Wants no WhatsApp or news any more
          </button>
        )}
      </div>
      {replies.length > 0 && (
        <>
          <label htmlFor="lead-reply">Answer with</label>
          <select id="lead-reply" value={shown} onChange={(event) => setChosen(Number(event.target.value))}>
            {replies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={noTemplate}>No template</option>
          </select>
          <label htmlFor="lead-reply-text">Text of the answer</label>
          <textarea
            id="lead-reply-text"
            lang={reply?.language}
            rows={4}
            value={text}
            onChange={(event) => {
              // Keeps the shown template, even if another one becomes complete meanwhile.
              setChosen(shown);
              setWritten({ ...written, [shown]: event.target.value });
            }}
          />
          <div className="lead-note__ways">
            <button type="button" onClick={async () => onCopied(await copy(text))}>
              Copy the text
            </button>
          </div>
        </>
      )}
    </div>
  );
};

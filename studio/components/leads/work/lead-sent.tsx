import { isEntered } from '@ev-site/content/leads/lead-sources.ts';
import { kindWords } from '@ev-site/content/leads/staff-words.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { readRideDay } from '@ev-site/contract/ride-days.ts';

interface Props {
  lead: Partial<
    Pick<
      Lead,
      'kind' | 'position' | 'place' | 'firstChoice' | 'secondChoice' | 'message' | 'language' | 'source'
    >
  >;
  vehicle: string;
}

const dayOfRide = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The proposed half-days, e.g. “Mon, 30 Nov, morning, or Tue, 1 Dec, afternoon”. @param choices as 2026-11-30-am */
const sayProposedDays = (choices: readonly (string | null | undefined)[]): string =>
  choices
    .flatMap((choice) => readRideDay(choice ?? '') ?? [])
    .map(({ day, half }) => `${dayOfRide.format(new Date(day))}, ${half === 'am' ? 'morning' : 'afternoon'}`)
    .join(', or ');

/**
 * What the visitor wrote, in short, to read before a call or an answer. The whole stands under "What was sent". Screen
 * readers read it in the visitor's language; for a lead that staff entered, the language of the text is not known.
 */
export const LeadSent = ({
  lead: { kind, position, place, firstChoice, secondChoice, message, language, source },
  vehicle,
}: Props) => (
  <section className="lead-sent" aria-label="What was sent, in short">
    <p>
      {kind && <strong>{kindWords[kind]}</strong>}
      {[vehicle, position, place, sayProposedDays([firstChoice, secondChoice])].map(
        (about) => about && <span key={about}>{about}</span>,
      )}
    </p>
    {message && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable with the keyboard.
      <blockquote tabIndex={0} lang={isEntered({ source }) ? undefined : language}>
        {message}
      </blockquote>
    )}
  </section>
);

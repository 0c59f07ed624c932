import { isEntered } from '@ev-site/content/leads/lead-sources.ts';
import { kindWords } from '@ev-site/content/leads/staff-words.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';

interface Props {
  lead: Partial<Pick<Lead, 'kind' | 'position' | 'place' | 'message' | 'language' | 'source'>>;
  vehicle: string;
}

/**
 * What the visitor wrote, in short: read before one calls or answers. All of it stands under "What was sent". It is
 * read aloud in his language; in which staff have entered it is not known.
 */
export const LeadSent = ({ lead: { kind, position, place, message, language, source }, vehicle }: Props) => (
  <section className="lead-sent" aria-label="What was sent, in short">
    <p>
      {kind && <strong>{kindWords[kind]}</strong>}
      {[vehicle, position, place].map((about) => about && <span key={about}>{about}</span>)}
    </p>
    {message && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      <blockquote tabIndex={0} lang={isEntered({ source }) ? undefined : language}>
        {message}
      </blockquote>
    )}
  </section>
);

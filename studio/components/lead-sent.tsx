import { kindWords } from '@ev-site/content/leads/staff-words.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';

interface Props {
  lead: Partial<Pick<Lead, 'kind' | 'position' | 'place' | 'message'>>;
  vehicle: string;
}

/** What the visitor wrote, in short: read before one calls or answers. All of it stands under "What was sent". */
export const LeadSent = ({ lead: { kind, position, place, message }, vehicle }: Props) => (
  <section className="lead-sent" aria-label="What was sent, in short">
    <p>
      {kind && <strong>{kindWords[kind]}</strong>}
      {[vehicle, position, place].map((about) => about && <span key={about}>{about}</span>)}
    </p>
    {message && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      <blockquote tabIndex={0}>{message}</blockquote>
    )}
  </section>
);

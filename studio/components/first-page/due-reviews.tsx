import { writesContent } from '@ev-site/content/access/content-access.ts';
import type { DueReview } from '@ev-site/content/desk/list-due-reviews.ts';
import { indianDay } from '@ev-site/content/time/india-time.ts';
import type { ServerProps } from 'payload';
import { readDueReviews } from './read-once.ts';

const Reviews = ({ heading, reviews, verb }: { heading: string; reviews: DueReview[]; verb: string }) =>
  reviews.length > 0 && (
    <>
      <h3>{heading}</h3>
      <ul>
        {reviews.map(({ title, href, day }) => (
          <li key={href}>
            <a href={href}>{title}</a>, {verb} <time dateTime={day}>{indianDay.format(new Date(day))}</time>
          </li>
        ))}
      </ul>
    </>
  );

/** On the first page, for people who write content: outdated assumptions, and incentives that end soon. */
export const DueReviews = async ({ payload, user }: ServerProps) => {
  if (!writesContent(user)) return null;
  const { overdue, next, ending } = await readDueReviews(payload);
  return (
    <section className="due-reviews" aria-labelledby="due-reviews">
      <h2 id="due-reviews">Due for review</h2>
      <p>
        What the calculator starts with grows old. Visitors read how old a value past its day is. Look it up,
        change it with its date, and give it the next day of review.
      </p>
      {overdue.length === 0 && <p>Nothing is past its day.</p>}
      <Reviews heading="Past their day" reviews={overdue} verb="was due by" />
      <Reviews heading="Incentives that end within 60 days" reviews={ending} verb="ends on" />
      <Reviews heading="Next" reviews={next} verb="due by" />
    </section>
  );
};

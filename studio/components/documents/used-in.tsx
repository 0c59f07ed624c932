import { listKindsCut, listUses, sayTimes, type Use } from '@ev-site/content/keeping/list-uses.ts';
import type { UIFieldServerProps } from 'payload';

const toName = ({ kind, title }: Use): string => (title ? `${kind} “${title}”` : kind);

/** One line for each name. Uses that may not be named, such as leads, are counted in one line. */
const toLines = (uses: readonly Use[]) =>
  [...Map.groupBy(uses, (use) => `${toName(use)} ${use.href} ${use.isInTrash}`)].map(([key, alike]) => ({
    key,
    use: alike[0],
    times: alike.length,
  }));

/** Beside a document: where it is shown or needed, which is also why it cannot be deleted. */
export const UsedIn = async ({ collectionSlug, id, req }: UIFieldServerProps) => {
  if (id === undefined) return null;
  const uses = await listUses({ req, slug: collectionSlug, id });
  const cut = listKindsCut(uses);
  return (
    <section className="used-in" aria-labelledby="used-in">
      <h2 id="used-in">Used in</h2>
      {uses.length === 0 ? (
        <p>Nothing uses it.</p>
      ) : (
        <ul>
          {toLines(uses).map(({ key, use, times }) => (
            <li key={key}>
              {use?.href ? <a href={use.href}>{toName(use)}</a> : use && toName(use)}
              {times > 1 && ` (${sayTimes(times)})`}
              {use?.isInTrash && ' (in the trash)'}
            </li>
          ))}
        </ul>
      )}
      {cut.length > 0 && <p>There may be more of these kinds: {cut.join(', ')}.</p>}
    </section>
  );
};

import { type FoundDocument, type FoundKind, searchContent } from '@ev-site/content/search/search-content.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { languageNames } from '@ev-site/contract/paths.ts';
import { Button } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { getReader } from '../get-reader.ts';
import { OwnPage } from '../own-page.tsx';

const Result = ({ title, href, state, language, excerpt }: FoundDocument) => (
  <li>
    <a href={href} lang={language ?? undefined}>
      {title}
    </a>
    {state && <span className="search__state">{state}</span>}
    {language && <span className="search__state">{languageNames[language]}</span>}
    {excerpt && <p lang={language ?? undefined}>{excerpt}</p>}
  </li>
);

const Kind = ({ kind, found, more }: FoundKind) => (
  <section aria-label={kind}>
    <h2>{kind}</h2>
    <ul>
      {found.map((one) => (
        <Result key={one.href} {...one} />
      ))}
    </ul>
    {more > 0 && <p>and {groupDigits(more)} more: add a word</p>}
  </section>
);

const sayFoundCount = (kinds: readonly FoundKind[]): string => {
  const count = kinds.reduce((sum, { found, more }) => sum + found.length + more, 0);
  if (count === 0) return 'Nothing was found.';
  return count === 1 ? 'One was found.' : `${groupDigits(count)} were found.`;
};

const tooMany = 'Your searches before this one are still under way. Wait a moment, then search again.';

/** One search over everything that the person may read in the studio, in all languages: a plain form and page. */
export const SearchView = async (page: AdminViewServerProps) => {
  const user = getReader(page, '/studio/search');
  const { searchParams, initPageResult } = page;
  const asked = typeof searchParams?.q === 'string' ? searchParams.q : '';
  const kinds = await searchContent(initPageResult.req.payload, user, asked);
  return (
    <OwnPage page={page} className="search">
      <h1>Search</h1>
      <search>
        <form action="/studio/search" method="get">
          <label htmlFor="search-words">
            Words, in English, Hindi or Gujarati; of a lead the name, phone or mail
          </label>
          <div className="search__field">
            <input
              id="search-words"
              type="search"
              name="q"
              defaultValue={asked}
              maxLength={100}
              autoComplete="off"
              // This field is the only purpose of the page.
              // biome-ignore lint/a11y/noAutofocus: people open this page to type.
              autoFocus={asked === ''}
            />
            <Button type="submit">Search</Button>
          </div>
        </form>
      </search>
      <p role="status">{asked.trim() && (kinds ? sayFoundCount(kinds) : tooMany)}</p>
      {kinds?.map((kind) => (
        <Kind key={kind.kind} {...kind} />
      ))}
    </OwnPage>
  );
};

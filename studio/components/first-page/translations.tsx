import { writesContent } from '@ev-site/content/access/content-access.ts';
import type {
  OlderTranslation,
  TranslationState,
} from '@ev-site/content/translations/list-translation-states.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { ServerProps } from 'payload';
import { readTranslationStates } from './read-once.ts';

type Linked = Pick<OlderTranslation, 'title' | 'href'> & { texts?: string[] };

const List = ({ summary, items, language }: { summary: string; items: Linked[]; language: Language }) => (
  <details>
    <summary>{summary}</summary>
    <ul lang="en">
      {items.map(({ title, href, texts }) => (
        <li key={href}>
          <a href={href} hrefLang={language}>
            {title}
          </a>
          {texts && `: ${texts.join(', ')}`}
        </li>
      ))}
    </ul>
  </details>
);

const Cell = ({ total, missing, older, language }: TranslationState) => (
  <td>
    {missing.length === 0 ? (
      'all'
    ) : (
      <List summary={`${total - missing.length} of ${total}`} items={missing} language={language} />
    )}
    {older.length > 0 && (
      <List summary={`${older.length} older than the English`} items={older} language={language} />
    )}
  </td>
);

/** On the first page, for people who write content: which content has which translations, and which are missing. */
export const Translations = async ({ payload, user }: ServerProps) => {
  if (!writesContent(user)) return null;
  const states = Map.groupBy(await readTranslationStates(payload), ({ kind }) => kind);
  const [columns = []] = states.values();
  return (
    <section className="translations" aria-labelledby="translations">
      <h2 id="translations">Translations</h2>
      <p>
        The table counts the documents that have the tick “Translation is ready”. The site leaves out the
        others in that language. Open one and write it. To begin with the English, choose English there and
        take “Copy to locale” in its menu. A picture needs a sentence in each language: without it, people who
        cannot see the picture learn nothing about it. “Older than the English” are texts whose English was
        changed after the translation. Visitors read the old translation until somebody translates it again,
        or marks it in the document as still right.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Content</th>
            {columns.map(({ language, languageName }) => (
              <th scope="col" lang={language} key={language}>
                {languageName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...states].map(([kind, ofKind]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              {ofKind.map((state) => (
                <Cell {...state} key={state.language} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

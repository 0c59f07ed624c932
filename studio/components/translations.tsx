import { writesContent } from '@ev-site/content/access/content-access.ts';
import type { TranslationState } from '@ev-site/content/translations.ts';
import type { ServerProps } from 'payload';
import { readTranslationStates } from './read-once.ts';

const Cell = ({ total, missing, language }: TranslationState) => (
  <td>
    {missing.length === 0 ? (
      'all'
    ) : (
      <details>
        <summary>
          {total - missing.length} of {total}
        </summary>
        <ul lang="en">
          {missing.map(({ title, href }) => (
            <li key={href}>
              <a href={href} hrefLang={language}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    )}
  </td>
);

/** On the first page of those who write: what is to be had in which language, and what is not yet. */
export const Translations = async ({ payload, user }: ServerProps) => {
  if (!writesContent(user)) return null;
  const states = Map.groupBy(await readTranslationStates(payload), ({ kind }) => kind);
  const [columns = []] = states.values();
  return (
    <section className="translations" aria-labelledby="translations">
      <h2 id="translations">Translations</h2>
      <p>
        What has the tick “Translation is ready”. A part that has it not is left out of the site in that
        language. Open one, write it, or take “Copy to locale” in its menu to begin with the English. A
        picture has a sentence of what is to be seen in each language: without it, those who cannot see it are
        told nothing.
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

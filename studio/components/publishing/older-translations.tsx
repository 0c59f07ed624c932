'use client';

import type { OlderInLanguage } from '@ev-site/content/translations/older-endpoints.ts';
import { Button, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { askStudio } from '../ask-studio.ts';
import { takeFocus } from '../take-focus.ts';
import { useBusy } from '../use-busy.ts';
import { useNamedDocument } from './use-named-document.ts';

/** Beside a document: lists translations that are older than the English, and lets a person confirm them as right. */
export const OlderTranslations = () => {
  const document = useNamedDocument();
  const { savedDocumentData } = useDocumentInfo();
  const { code } = useLocale();
  const [languages, setLanguages] = useState<OlderInLanguage[]>([]);
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const path = `/older-translations/${document}`;
  const savedAt = savedDocumentData?.updatedAt;

  const load = useCallback(async () => {
    const { ok, body } = await askStudio<{ languages: OlderInLanguage[] }>('GET', path);
    if (ok) setLanguages(body.languages);
  }, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may change which translations are older.
  useEffect(() => {
    setSaid('');
    if (document) void load();
  }, [document, load, savedAt]);

  if (!document || (languages.length === 0 && !said)) return null;
  const sayRight = async ({ currentTarget }: MouseEvent, { language, seen }: OlderInLanguage) => {
    const { ok, message } = await run(() => askStudio('POST', path, { language, seen }));
    if (ok) takeFocus(heading.current, currentTarget);
    await load();
    setSaid(ok ? 'Noted: it is right for the English of now.' : message);
  };
  return (
    <section className="older-translations" aria-labelledby="older-translations">
      <h2 id="older-translations" ref={heading} tabIndex={-1}>
        Older than the English
      </h2>
      {languages.map((older) => (
        <div key={older.language}>
          <p>
            {older.language === code ? (
              <span lang={code}>{older.languageName}</span>
            ) : (
              <a href={`?locale=${older.language}`} hrefLang={older.language} lang={older.language}>
                {older.languageName}
              </a>
            )}
            : the English was changed after these were translated.
          </p>
          <ul>
            {older.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {older.language === code && (
            <>
              <p>Translate them anew, or look at the English and say that nothing has to change.</p>
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                disabled={isBusy}
                onClick={(event: MouseEvent) => void sayRight(event, older)}
              >
                Still right
              </Button>
            </>
          )}
        </div>
      ))}
      <p role="status">{said}</p>
    </section>
  );
};

import type { NamedDocument } from '@ev-site/contract/documents.ts';
import { type Language, languageNames, languages } from '@ev-site/contract/paths.ts';
import { previewPath } from '@ev-site/contract/previews.ts';
import { getLocale } from '../../page/locale.ts';

interface PreviewBarProps {
  document: NamedDocument;
  language: Language;
  /** Whether it shows what is typed, besides what is saved. */
  isUnsaved: boolean;
  /** Whether visitors of this language are kept from it by its translation. */
  awaitsTranslation: boolean;
  /** What is required and empty, in the studio's words. */
  missing: readonly string[];
  /** The way out: the public page, or the home page where there is none yet. */
  publicHref: string;
}

/** All of the bar's styles: they go into the one style sheet of a preview, and into no page of visitors. */
export const previewBarStyles = [
  '.preview-bar{position:relative;z-index:9;display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;padding:.625rem 1rem;font:1rem/1.4 system-ui,sans-serif;color:#fff;background:#5b2a86;border-block-end:4px dashed #f5b400}',
  '.preview-bar p{margin:0;max-inline-size:none;font:inherit;color:inherit}',
  '.preview-bar strong{font-weight:700}',
  '.preview-bar nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-inline-start:auto}',
  '.preview-bar a{color:#fff;text-decoration:underline;text-underline-offset:.2em;padding-block:.375rem}',
  '.preview-bar a:focus-visible{outline:3px solid #f5b400;outline-offset:2px}',
  '.preview-bar a[aria-current]{font-weight:700;text-decoration:none}',
].join('');

/** How many empty fields the bar names; the studio names them all. */
const namedAtMost = 8;

/** Says that what is below is not published, in which other languages it is to be seen, and how to get out. */
export const PreviewBar = ({
  document,
  language,
  isUnsaved,
  awaitsTranslation,
  missing,
  publicHref,
}: PreviewBarProps) => {
  const { preview } = getLocale(language).words;
  const named = missing.slice(0, namedAtMost).join(', ') + (missing.length > namedAtMost ? ' …' : '.');
  return (
    <aside
      className="preview-bar"
      aria-label={preview.label}
      data-preview={`${document.kind}/${document.id}`}
    >
      <p>
        <strong>{preview.title}.</strong> {isUnsaved ? preview.unsaved : preview.saved}{' '}
        {awaitsTranslation && `${preview.untranslated} `}
        {missing.length > 0 && (
          <>
            {preview.missing} <span lang="en">{named}</span>{' '}
          </>
        )}
        {preview.forms}
      </p>
      <nav aria-label={preview.languages}>
        {languages.map((other) => (
          <a
            key={other}
            href={previewPath(document, other)}
            lang={other}
            hrefLang={other}
            rel="nofollow"
            aria-current={other === language ? 'page' : undefined}
          >
            {languageNames[other]}
          </a>
        ))}
        <a href={publicHref}>{preview.leave}</a>
      </nav>
    </aside>
  );
};

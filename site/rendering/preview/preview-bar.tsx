import type { NamedDocument } from '@ev-site/contract/documents.ts';
import { type Language, languageNames, languages } from '@ev-site/contract/paths.ts';
import { previewPath } from '@ev-site/contract/previews.ts';
import { getLocale } from '../../page/locale.ts';

interface PreviewBarProps {
  document: NamedDocument;
  language: Language;
  /** Whether the preview shows unsaved input in addition to saved content. */
  isUnsaved: boolean;
  /** Whether the document is hidden from visitors of this language because its translation is not ready. */
  awaitsTranslation: boolean;
  /** Required fields that are empty, named as in the studio. */
  missing: readonly string[];
  /** Link out of the preview: the public page, or the home page where the document has none yet. */
  publicHref: string;
}

/** All styles of the bar: they are part of the one style sheet of a preview, and of no page for visitors. */
export const previewBarStyles = [
  '.preview-bar{position:relative;z-index:9;display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;padding:.625rem 1rem;font:1rem/1.4 system-ui,sans-serif;color:#fff;background:#5b2a86;border-block-end:4px dashed #f5b400}',
  '.preview-bar p{margin:0;max-inline-size:none;font:inherit;color:inherit}',
  '.preview-bar strong{font-weight:700}',
  '.preview-bar nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-inline-start:auto}',
  '.preview-bar a{color:#fff;text-decoration:underline;text-underline-offset:.2em;padding-block:.375rem}',
  '.preview-bar a:focus-visible{outline:3px solid #f5b400;outline-offset:2px}',
  '.preview-bar a[aria-current]{font-weight:700;text-decoration:none}',
].join('');

/** Most empty fields that the bar names; the studio names all. */
const namedAtMost = 8;

/** Says that the content below is a preview, links to the other languages, and to the public site. */
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

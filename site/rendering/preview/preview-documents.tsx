import { studioPath } from '@ev-site/contract/documents.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import { previewPath } from '@ev-site/contract/previews.ts';
import { getLocale } from '../../page/locale.ts';
import type { PlainContent, PlainPage } from '../../page/plain-page.ts';
import { PlainDocument } from '../plain/plain-document.tsx';
import { toPlainPage } from '../plain/to-plain-page.ts';

type About<Kind extends PlainContent['kind']> = Omit<Extract<PlainContent, { kind: Kind }>, 'kind'>;

const liveStyles = [
  'html,body{margin:0;block-size:100%;background:#fbf8f1}',
  'iframe{position:fixed;inset:0;inline-size:100%;block-size:100%;border:0;background:#fbf8f1}',
  'iframe[data-coming]{visibility:hidden}',
  'p{position:fixed;z-index:1;inset-inline:0;inset-block-end:0;margin:0;padding:.625rem 1rem;font:1rem/1.4 system-ui,sans-serif;color:#fff;background:#b3261e}',
].join('');

export const drawLivePreview = ({ document, language, scriptUrl }: About<'live preview'>): PlainPage => {
  const { preview } = getLocale(language).words;
  return toPlainPage(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{preview.live}</title>
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, allowed by their hash. */}
        <style dangerouslySetInnerHTML={{ __html: liveStyles }} />
      </head>
      <body data-page={previewPath(document, language)} data-title={preview.label}>
        <p role="status" hidden>
          {preview.unreadable}
        </p>
        <script type="module" src={scriptUrl} />
      </body>
    </html>,
    {
      styles: liveStyles,
      allowed: "script-src 'self'; frame-src 'self'; form-action 'self'",
      framedBy: 'self',
    },
  );
};

export const drawPreviewLink = ({ language, scriptUrl }: About<'preview link'>): PlainPage => {
  const { preview } = getLocale(language).words;
  return toPlainPage(
    <PlainDocument language={language} title={preview.label}>
      <p role="status" data-opening>
        {preview.opening}
      </p>
      <div role="alert" data-refused hidden>
        <p>{preview.refused}.</p>
        <p>{preview.refusedText}</p>
      </div>
      <noscript>
        <p>{preview.withoutScript}</p>
      </noscript>
      <script type="module" src={scriptUrl} />
    </PlainDocument>,
    { allowed: "script-src 'self'; connect-src 'self'; form-action 'none'", framedBy: 'self' },
  );
};

export const drawRefusedPreview = ({ document, language }: About<'refused preview'>): PlainPage => {
  const { preview } = getLocale(language).words;
  return toPlainPage(
    <PlainDocument language={language} title={preview.refused}>
      <p data-refused>{preview.refusedText}</p>
      <p>
        <a href={studioPath(document.kind, document.id)}>{preview.signIn}</a>
      </p>
      <p>
        <a href={pathTo('Home', { language })}>{preview.home}</a>
      </p>
    </PlainDocument>,
    { framedBy: 'self' },
  );
};

import type { ReactNode } from 'react';

/** All styles of the plain pages; the policy contains their hash. */
export const plainStyles = [
  'body{margin:12vh auto;max-width:36rem;padding:0 1rem;font:1.125rem/1.55 system-ui,sans-serif;color:#10211a;background:#fbf8f1}',
  'a{color:#0a6b3d}',
  'li{margin:.5em 0}',
  '.wide{margin-block:0;max-width:60rem;padding:1rem;font-size:1rem}',
  '.wide li{margin:0}',
  'h2{margin:2.5rem 0 .5rem;border-top:3px dashed #f5b400;padding-top:1rem}',
  'pre{overflow:auto;background:#e8f1ec;padding:1rem}',
  'code{font-size:.95em}',
  'dl div{margin:.5em 0}dt{font-size:.9em;color:#46554d}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}',
  'label{display:block;margin:.75rem 0}input,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem;font:inherit;border:2px solid #10211a}',
  'button{min-height:3rem;padding:.5rem 1.25rem;font:inherit;font-weight:700;color:#fff;background:#0a6b3d;border:2px solid #10211a;cursor:pointer}form p,nav p{display:flex;flex-wrap:wrap;gap:.75rem}',
  '[role=status],[role=alert]{padding:1rem;background:#e8f1ec;border-inline-start:8px solid #0a6b3d}[role=alert]{border-color:#b3261e}',
].join('');

interface PlainDocumentProps {
  language: string;
  title: string;
  /** Title of the window, if it differs from the heading. */
  windowTitle?: string | undefined;
  /** Layout for long lines, from the top of the window. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * The layout of all plain pages: a few words under a heading, in the company's colours, not indexed by search engines.
 */
export const PlainDocument = ({
  language,
  title,
  windowTitle = title,
  wide = false,
  children,
}: PlainDocumentProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{windowTitle}</title>
      <meta name="robots" content="noindex" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, allowed by their hash. */}
      <style dangerouslySetInnerHTML={{ __html: plainStyles }} />
    </head>
    <body className={wide ? 'wide' : undefined}>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </body>
  </html>
);

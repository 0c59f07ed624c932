import type { ReactNode } from 'react';
import '../styles/site.css';
import type { Locale } from '../page/locale.ts';
import type { PageHead, Translation } from '../page/page.ts';
import { toScriptText } from '../page/structured-data.ts';

interface DocumentProps {
  locale: Locale;
  head: PageHead;
  /** Absolute URL of the page. */
  canonicalUrl: string;
  /** Absolute URL of the picture for shared links; undefined where the page has none. */
  imageUrl: string | undefined;
  /** The same page in every language that has it, by absolute URL. */
  translations: readonly Translation[];
  indexed: boolean;
  /** URLs of fonts to preload. */
  fonts: readonly string[];
  /** All CSS of the page, to be inlined. */
  styles: string;
  /** URL of the print stylesheet, where there is one. */
  printUrl: string | undefined;
  /** Stylesheets to link instead, where they must update live: in development. */
  styleUrls: readonly string[];
  /**
   * The service worker, where there is one; the loader of islands; the chunk with React, which the loader fetches for
   * the first island.
   */
  scripts: { loader: string; react: string; others: readonly string[]; worker: string | undefined };
  children: ReactNode;
}

/**
 * React moves an async script to the head, before the elements that the loader looks for, unless the script has a
 * listener.
 */
const stayInPlace = () => {};

/**
 * The whole HTML document. The loader is the last element, after everything that it looks for, and requests nothing
 * before the page is painted. `async` and its low priority keep it from delaying the first paint.
 */
export const Document = ({
  locale,
  head,
  canonicalUrl,
  imageUrl,
  translations,
  indexed,
  fonts,
  styles,
  styleUrls,
  printUrl,
  scripts,
  children,
}: DocumentProps) => (
  <html lang={locale.tag}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {fonts.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {styles && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet; its hash is in the policy.
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      )}
      {styleUrls.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      {indexed ? <link rel="canonical" href={canonicalUrl} /> : <meta name="robots" content="noindex" />}
      {indexed &&
        translations.length > 1 &&
        translations.map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
      {indexed && translations.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={translations[0]?.href} />
      )}
      <meta name="theme-color" content="#0a6b3d" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {head.siteName && <meta property="og:site_name" content={head.siteName} />}
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:type" content={head.publishedAt ? 'article' : 'website'} />
      {head.publishedAt && <meta property="article:published_time" content={head.publishedAt} />}
      {indexed && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:locale" content={locale.tag.replace('-', '_')} />
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
      {head.feed && (
        <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.href} />
      )}
      {head.structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an escaped data block, which browsers do not run.
          dangerouslySetInnerHTML={{ __html: toScriptText(head.structuredData) }}
        />
      )}
    </head>
    <body>
      {children}
      {/* The loader links the print stylesheet after the largest paint, so that the two do not compete for the network. */}
      {printUrl && (
        <noscript>
          <link rel="stylesheet" href={printUrl} media="print" />
        </noscript>
      )}
      {scripts.others.map((url) => (
        <script key={url} type="module" src={url} />
      ))}
      <script
        type="module"
        async
        fetchPriority="low"
        src={scripts.loader}
        data-react={scripts.react}
        data-worker={scripts.worker}
        onLoad={stayInPlace}
      />
    </body>
  </html>
);

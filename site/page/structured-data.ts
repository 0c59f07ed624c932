/** One object of JSON-LD about what the page shows (schema.org); its URLs are absolute. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Writes JSON-LD as text for a `<script>`: no text in it can end the element. */
export const toScriptText = (data: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');

/**
 * The breadcrumbs from the home page, in the form of schema.org.
 * @param steps from the home page down; a step without a page of its own has no `href`
 * @param publicUrl address of the site without a trailing slash
 */
export const toBreadcrumbList = (
  steps: readonly { name: string; href?: string }[],
  publicUrl: string,
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href === undefined ? {} : { item: publicUrl + href }),
  })),
});

/**
 * Makes the links and pictures in a text of staff absolute, for readers outside the page.
 * @param publicUrl address of the site without a trailing slash
 */
export const toHtmlElsewhere = (html: string, publicUrl: string): string =>
  html.replace(/(?<=\s(?:href|src)="|\ssrcset="(?:[^"]*, )?)\/(?!\/)/g, () => `${publicUrl}/`);

/** One object of JSON-LD about what the page shows (schema.org); its URLs are absolute. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** JSON-LD as text for a `<script>`: nothing in it can end the element. */
export const toScriptText = (data: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c');

/**
 * The way from the home page as schema.org has it.
 * @param steps from the home page down; a step that is no page of its own has no `href`
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
 * HTML of a text by staff as machines read it, away from its page: links and pictures of the site have their whole address.
 * @param publicUrl address of the site without a trailing slash
 */
export const toHtmlElsewhere = (html: string, publicUrl: string): string =>
  html.replace(/(?<=\s(?:href|src)="|\ssrcset="(?:[^"]*, )?)\/(?!\/)/g, () => `${publicUrl}/`);

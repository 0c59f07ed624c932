const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The main part of a page, with its markup; empty if there is none. */
export const mainOf = (html: string): string => /<main.*?<\/main>/s.exec(html)?.[0] ?? '';

/** The text of a page in one line, without head, script, style and markup. */
export const toText = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>|<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

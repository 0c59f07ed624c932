import { createHash } from 'node:crypto';
import type { Failure } from '@ev-site/contract/failure.ts';
import type { FastifyReply } from 'fastify';
import { getWords, languageTags } from '../../words/words.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style =
  'body{margin:10vh auto;max-width:36rem;padding:0 1rem;font:1.1rem/1.55 system-ui,sans-serif;color:#10211a;background:#fbf8f1}li{margin:.5em 0}a{color:#0a6b3d}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Tells a visitor without script what is wrong with a form. Going back in the browser brings the form as it was typed,
 * which a redirect would lose.
 */
export const sendPlainProblems = (
  reply: FastifyReply,
  status: number,
  { message }: Failure,
  backTo: string,
): FastifyReply => {
  const items = Object.values(message).flatMap(([first]) => (first ? [`<li>${escapeHtml(first)}</li>`] : []));
  const { forms } = getWords('en');
  const language = languageTags.en;
  const { title, back, again } = forms.plainPage;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style><h1>${title}</h1><ul>${items.join('')}</ul><p>${back}<a href="${escapeHtml(backTo)}">${again}</a>.</p></html>`,
    );
};

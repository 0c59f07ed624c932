import { createHash } from 'node:crypto';
import type { Call } from '@ev-site/contract/calls.ts';
import * as z from 'zod/mini';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style =
  'body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.55 system-ui,sans-serif;color:#10211a;background:#fbf8f1}h2{margin:2.5rem 0 .5rem;border-top:3px dashed #f5b400;padding-top:1rem}pre{overflow:auto;background:#e8f1ec;padding:1rem}code{font-size:.95em}';

/** The page's own policy: nothing but its one style sheet. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const toShape = (schema: z.core.$ZodType, io: 'input' | 'output'): string => {
  const { $schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<pre>${escapeHtml(JSON.stringify(shape, null, 1))}</pre>`;
};

const toFieldList = (schema: z.core.$ZodObject): string =>
  `<ul>${Object.keys(schema._zod.def.shape)
    .map((name) => `<li><code>${escapeHtml(name)}</code></li>`)
    .join('')}</ul>`;

const toSection = (call: Call): string => {
  const parts = [
    `<h2><code>${call.method.toUpperCase()} ${escapeHtml(call.path)}</code></h2><p>${escapeHtml(call.summary)}</p>`,
    call.pathValues
      ? `<p>One of: ${call.pathValues.map((value) => `<code>${escapeHtml(value)}</code>`).join(', ')}</p>`
      : '',
    call.query ? `<h3>Query</h3>${toFieldList(call.query)}` : '',
    call.body
      ? `<h3>Fields</h3><p>Sent as ${call.body.types.map((type) => `<code>${type}</code>`).join(' or ')}${
          call.body.file ? `, with the file <code>${call.body.file}</code>` : ''
        }.</p>${toFieldList(call.body.schema)}`
      : '',
    `<details><summary>Answer</summary>${toShape(call.answer, 'output')}</details>`,
    `<p>Failures: ${[...call.failures, 429, 503].join(', ')}</p>`,
  ];
  return parts.join('');
};

/** The API to read, made of the same calls as the OpenAPI document. */
export const toDocsPage = (calls: readonly Call[]): string =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Public API</title><style>${style}</style><h1>Public API</h1><p>The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>. Every failure has the body <code>{"message": {"field": ["what is wrong and what to do"]}}</code>; what belongs to no field is under <code>form</code>. A post may carry an <code>Idempotency-Key</code>: the same form with the same key is taken once.</p>${calls.map(toSection).join('')}</html>`;

import * as z from 'zod/mini';
import type { Call } from './calls.ts';
import { failureSchema } from './failure.ts';
import { contentTypes } from './forms/content-types.ts';
import { type formGuardSchema, formKeyPattern } from './forms/form-guard.ts';
import { idempotencyHeader } from './forms/guard-names.ts';
import { limits, resumeLimitText } from './forms/limits.ts';
import { noticeVersionPattern } from './forms/notice-version.ts';
import { languages } from './paths.ts';

/** A JSON document; its parts are made from the schemas and have no narrower type. */
type Json = Record<string, unknown>;

/** A Zod schema as JSON Schema, without `$schema`. */
export const toSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const failureNames: Record<number, string> = {
  403: 'Sent from another website.',
  404: 'Not found.',
  413: 'The body or a file is too large.',
  415: 'The call does not accept this content type.',
  422: 'A field or query parameter is not valid.',
  429: 'Too many requests.',
  503: 'Temporarily unavailable; retry after the time in Retry-After.',
};

/** Whether a browser may send the call without script; then the answer is a page. */
const canBePlain = ({ body }: Call): boolean => body?.types.includes(contentTypes.plain) ?? false;

const page: Json = { 'text/html': { schema: { type: 'string' } } };
const comeAgain: Json = {
  'Retry-After': { description: 'Seconds, if known.', schema: { type: 'integer' } },
};

/** All failure statuses of a call: its own, and those of every call. */
export const listFailures = ({ failures }: Call): number[] => [...failures, 429, 503];

const toFailures = (call: Call): Json =>
  Object.fromEntries(
    listFailures(call).map((status) => [
      status,
      {
        description: failureNames[status],
        ...(status === 429 || status === 503 ? { headers: comeAgain } : {}),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
          ...(canBePlain(call) ? page : {}),
        },
      },
    ]),
  );

const toParameters = (schema: z.core.$ZodObject | undefined, where: 'query' | 'path'): Json[] => {
  if (!schema) return [];
  const { properties } = toSchema(schema, 'input');
  return Object.entries(properties ?? {}).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: shape,
  }));
};

const listPathParameters = (call: Call): Json[] => {
  if (call.parameters) return toParameters(call.parameters, 'path');
  const name = /\{(\w+)\}/.exec(call.path)?.[1];
  return name
    ? [{ name, in: 'path', required: true, schema: { type: 'string', enum: call.pathValues } }]
    : [];
};

/** Type of a text that may be left out. */
const orNull = ['string', 'null'];

/** The answer of the human check, for calls that ask for it only while very many forms come in. */
const humanCheck: Json = {
  type: orNull,
  maxLength: limits.rCaptcha,
  description:
    'Answer of the human check. Required after a 422 for this field, which means that very many forms are arriving.',
};

/** What every form may send besides the visitor's fields. */
const guardFields: Record<keyof typeof formGuardSchema.shape, Json> = {
  website: {
    type: orNull,
    maxLength: 0,
    description: 'A trap for programs: leave it empty. A form with a value here is refused.',
  },
  filled_in_ms: {
    type: orNull,
    pattern: '^[0-9]*$',
    description:
      'Milliseconds from showing the form to sending it. A form that was filled faster than a person types is refused. Without this value the speed is not checked.',
  },
  lead_key: {
    type: orNull,
    maxLength: 64,
    description: `The same as the header ${idempotencyHeader}, which takes precedence.`,
  },
  privacy_version: {
    type: orNull,
    pattern: noticeVersionPattern.source,
    description:
      'Version of the privacy notice that the visitor saw; get-form-status gives the current one. Without it all consents count as not given, and no rule gives the lead to a dealer.',
  },
};

const toBody = ({ body }: Call): Json => {
  if (!body) return {};
  const schema = toSchema(body.schema, 'input');
  const properties = Object.entries(schema.properties ?? {}).map(([name, shape]) => {
    const maxLength = body.longest?.[name];
    const mayBeText = [(shape as Json).type].flat().includes('string');
    return [name, mayBeText && maxLength !== undefined ? { maxLength, ...(shape as Json) } : shape];
  });
  schema.properties = { rCaptcha: humanCheck, ...Object.fromEntries(properties), ...guardFields };
  if (body.file) {
    const file: Json = {
      type: 'string',
      format: 'binary',
      description: `A PDF of at most ${resumeLimitText}.`,
    };
    schema.properties = { ...schema.properties, [body.file]: file };
    schema.required = [...(schema.required ?? []), body.file];
  }
  return {
    requestBody: {
      required: true,
      content: Object.fromEntries(body.types.map((type) => [type, { schema }])),
    },
  };
};

const refer = (parameter: string): Json => ({ $ref: `#/components/parameters/${parameter}` });
const languageParameters = ['Language', 'AcceptLanguage'].map(refer);

const sentOn: Json = {
  description:
    'Accepted from a page without script (see X-Requested-With); Location is a page that confirms it.',
  headers: { Location: { schema: { type: 'string' } } },
};

/** Whether a client that has an answer may ask by ETag whether it is still current. */
export const hasEtag = ({ method, noEtag }: Call): boolean => method === 'get' && !noEtag;

const etag: Json = { ETag: { schema: { type: 'string' } } };

const toOperation = (call: Call): Json => ({
  operationId: call.operationId,
  summary: call.summary,
  parameters: [
    ...listPathParameters(call),
    ...toParameters(call.query, 'query'),
    ...languageParameters,
    ...(call.body ? [refer('IdempotencyKey')] : []),
    ...(canBePlain(call) ? [refer('RequestedWith')] : []),
    ...(hasEtag(call) ? [refer('IfNoneMatch')] : []),
  ],
  ...toBody(call),
  responses: {
    200: {
      description: 'Success.',
      ...(hasEtag(call) ? { headers: etag } : {}),
      content: { 'application/json': { schema: toSchema(call.answer, 'output') } },
    },
    ...(canBePlain(call) ? { 303: sentOn } : {}),
    ...(hasEtag(call)
      ? {
          304: {
            description: 'Not modified since the answer with this ETag (If-None-Match).',
            headers: etag,
          },
        }
      : {}),
    ...toFailures(call),
  },
});

/** The public API as an OpenAPI 3.1 document, made from the same schemas that the server uses. */
export const getOpenapi = (calls: readonly Call[], publicUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Public API',
    version: '1.0.0',
    description:
      'Content of the website and its forms. Every failure carries messages by field; see the schema Failure.',
  },
  servers: [{ url: publicUrl }],
  paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method]: toOperation(call) }])),
  components: {
    parameters: {
      Language: {
        name: 'lang',
        in: 'query',
        required: false,
        description:
          'Language of texts and messages. It takes precedence over Accept-Language. Default: English.',
        schema: { type: 'string', enum: [...languages] },
      },
      AcceptLanguage: {
        name: 'Accept-Language',
        in: 'header',
        required: false,
        description: 'As in HTTP: the first language that the API has is used.',
        schema: { type: 'string' },
      },
      IfNoneMatch: {
        name: 'If-None-Match',
        in: 'header',
        required: false,
        description: 'The ETag of an earlier answer: 304 says that it is still current.',
        schema: { type: 'string' },
      },
      IdempotencyKey: {
        name: idempotencyHeader,
        in: 'header',
        required: false,
        description:
          'A new key for each filled form. A form that is sent again with the same key is stored only once.',
        schema: { type: 'string', minLength: 8, maxLength: 64, pattern: formKeyPattern.source },
      },
      RequestedWith: {
        name: 'X-Requested-With',
        in: 'header',
        required: false,
        description: `Any word without a dot, such as XMLHttpRequest. Without this header a body of type ${contentTypes.plain} is answered with pages, not JSON.`,
        schema: { type: 'string' },
      },
    },
    schemas: { Failure: toSchema(failureSchema, 'output') },
  },
});

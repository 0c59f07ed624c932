import * as z from 'zod/mini';
import type { Call } from './calls.ts';
import { failureSchema } from './failure.ts';
import { resumeLimitText } from './forms/limits.ts';
import { languages } from './paths.ts';

/** A JSON document; its parts are made of the schemas and are not typed further. */
type Json = Record<string, unknown>;

const toSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const failureNames: Record<number, string> = {
  403: 'Sent from another website.',
  404: 'There is nothing under this address.',
  413: 'Larger than can be taken.',
  415: 'Not a content type of this call.',
  422: 'A field or query is not usable.',
  429: 'Too many requests.',
  503: 'Cannot be done just now.',
};

const toFailures = (call: Call): Json =>
  Object.fromEntries(
    [...call.failures, 429, 503].map((status) => [
      status,
      {
        description: failureNames[status],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );

const toParameters = (schema: z.core.$ZodObject | undefined, where: 'query' | 'path'): Json[] => {
  if (!schema) return [];
  const { properties } = toSchema(schema, 'input') as { properties?: Json };
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

const toBody = ({ body }: Call): Json => {
  if (!body) return {};
  const schema = toSchema(body.schema, 'input') as { properties?: Json; required?: string[] };
  if (body.file) {
    const file = { type: 'string', format: 'binary', description: `A PDF of at most ${resumeLimitText}.` };
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

const languageParameters: Json[] = ['Language', 'AcceptLanguage'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

const toOperation = (call: Call): Json => ({
  operationId: call.operationId,
  summary: call.summary,
  parameters: [...listPathParameters(call), ...toParameters(call.query, 'query'), ...languageParameters],
  ...toBody(call),
  responses: {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: toSchema(call.answer, 'output') } },
    },
    ...toFailures(call),
  },
});

/** The public API as an OpenAPI 3.1 document, made of the very schemas that the server uses. */
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
          'Language of texts and messages. It goes before Accept-Language; English where neither names one of these.',
        schema: { type: 'string', enum: [...languages], default: languages[0] },
      },
      AcceptLanguage: {
        name: 'Accept-Language',
        in: 'header',
        required: false,
        description: 'As in HTTP: the first that is spoken here counts.',
        schema: { type: 'string' },
      },
    },
    schemas: { Failure: toSchema(failureSchema, 'output') },
  },
});

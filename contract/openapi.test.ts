import { describe, expect, test } from 'vitest';
import { apiPaths, getCitiesPath } from './api-paths.ts';
import { calls } from './calls.ts';
import { getOpenapi } from './openapi.ts';

describe('the calls', () => {
  test('cover every path once', () => {
    expect(calls.map(({ path }) => path).sort()).toEqual(Object.values(apiPaths).sort());
  });

  test('become an OpenAPI document with every path', () => {
    const document = getOpenapi(calls, 'https://example.com');
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/get-blogs': {
          get: {
            parameters: [
              { name: 'blogid' },
              { name: 'status' },
              { name: 'page' },
              { $ref: '#/components/parameters/Language' },
              { $ref: '#/components/parameters/AcceptLanguage' },
              { $ref: '#/components/parameters/IfNoneMatch' },
            ],
          },
        },
        '/api/get-ride-days/{dealer}': {
          get: {
            parameters: expect.arrayContaining([expect.objectContaining({ name: 'dealer', in: 'path' })]),
          },
        },
        '/api/post-apply-job': {
          post: {
            requestBody: {
              content: {
                'multipart/form-data': { schema: { properties: { resume: { format: 'binary' } } } },
              },
            },
          },
        },
      },
    });
  });
});

describe('the document tells a client program', () => {
  const { paths } = getOpenapi(calls, 'https://example.com') as {
    paths: Record<
      string,
      Record<
        string,
        {
          parameters: { $ref?: string }[];
          requestBody: {
            content: Record<string, { schema: { properties: Record<string, object>; required: string[] } }>;
          };
          responses: Record<string, { headers?: object; content?: object }>;
        }
      >
    >;
  };
  test('which reads accept an ETag', () => {
    const again = calls.flatMap(({ method, path }) =>
      paths[path]?.[method]?.responses[304] ? [path.slice('/api/'.length)] : [],
    );
    expect(again).toContain('get-banners');
    const reads = calls.flatMap(({ method, operationId }) => (method === 'get' ? [operationId] : []));
    expect(reads.length - again.length).toBe(3);
    const { parameters, responses } = paths[apiPaths.getBanners]?.get ?? {};
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/IfNoneMatch' });
    expect(responses?.[200]?.headers).toHaveProperty('ETag');
    for (const path of [apiPaths.getSavings, apiPaths.getHumanCheck, apiPaths.getFormStatus])
      expect(paths[path]?.get?.responses).not.toHaveProperty('304');
  });

  test('that a call with a parameter in its path may answer 422', () => {
    const parted = calls.filter(({ path }) => path.includes('{'));
    expect(parted).toHaveLength(3);
    for (const { path, method } of parted) expect(paths[path]?.[method]?.responses).toHaveProperty('422');
  });

  test('how an id or the number of a page is written', () => {
    for (const [path, name] of [
      [apiPaths.getBlogs, 'blogid'],
      [apiPaths.getEvents, 'eventid'],
      [apiPaths.getCareerJobs, 'jobid'],
      [apiPaths.getGalleries, 'page'],
    ] as const)
      expect(paths[path]?.get?.parameters).toContainEqual({
        name,
        in: 'query',
        required: false,
        schema: { type: 'string', pattern: '^([1-9][0-9]{0,9})?$' },
      });
  });

  const getPost = (path: string) => {
    const operation = paths[path]?.post;
    if (!operation) throw new Error(`There is no post to ${path}.`);
    const [body] = Object.values(operation.requestBody.content);
    return { ...operation, schema: body?.schema };
  };

  test('how long a text may be, what is required, and where the human check goes', () => {
    expect(getPost(apiPaths.postContactUs).schema).toMatchObject({
      properties: {
        firstname: { type: 'string', maxLength: 80 },
        message: { maxLength: 2000 },
        rCaptcha: { maxLength: 10_000 },
      },
      required: expect.not.arrayContaining(['rCaptcha']),
    });
    expect(getPost(apiPaths.postPrivacyRequest).schema?.properties).toMatchObject({
      email: { maxLength: 254 },
      phone: { maxLength: 120 },
      reference: { maxLength: 120 },
    });
    const inquiry = getPost(apiPaths.postProductInquiry).schema;
    expect(inquiry?.required).toContain('rCaptcha');
    expect(inquiry?.properties).toMatchObject({
      comment: { type: ['string', 'null'], maxLength: 2000 },
      whatsapp_consent: { type: ['boolean', 'string', 'number', 'null'] },
    });
  });

  test('what every form may carry, and what a missing privacy version means', () => {
    for (const path of [apiPaths.postContactUs, apiPaths.postApplyJob, apiPaths.postPrivacyRequest])
      expect(getPost(path).schema?.properties).toMatchObject({
        website: { maxLength: 0 },
        filled_in_ms: { type: ['string', 'null'] },
        lead_key: { maxLength: 64 },
        privacy_version: {
          pattern: expect.stringContaining('-'),
          description: expect.stringContaining('get-form-status'),
        },
      });
  });

  test('that every optional field may be null', () => {
    const mayBeNull = (shape: object) => 'type' in shape && [shape.type].flat().includes('null');
    for (const call of calls) {
      if (!('body' in call)) continue;
      const { properties = {}, required = [] } = getPost(call.path).schema ?? {};
      const optional = Object.entries(properties).filter(([name]) => !required.includes(name));
      const refused = optional.filter(([, shape]) => !mayBeNull(shape)).map(([name]) => name);
      expect({ path: call.path, refused }).toEqual({ path: call.path, refused: [] });
    }
  });

  test('that a form of a page without script is answered with pages, and how to ask for JSON', () => {
    const { responses, parameters } = getPost(apiPaths.postContactUs);
    expect(responses[303]?.headers).toHaveProperty('Location');
    expect(Object.keys(responses[422]?.content ?? {})).toEqual(['application/json', 'text/html']);
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/RequestedWith' });
    const inquiry = getPost(apiPaths.postProductInquiry);
    expect(inquiry.responses).not.toHaveProperty('303');
    expect(Object.keys(inquiry.responses[422]?.content ?? {})).toEqual(['application/json']);
  });

  test('that an idempotency key identifies a form, and that 429 says when to retry', () => {
    const { responses, parameters } = getPost(apiPaths.postApplyJob);
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    expect(responses[429]?.headers).toHaveProperty('Retry-After');
    expect(responses[422]?.headers).toBeUndefined();
  });
});

test('getCitiesPath fills in the state and the language', () => {
  expect(getCitiesPath(7, 'gu')).toBe('/api/get-cities/7?lang=gu');
});

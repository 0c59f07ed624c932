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
            ],
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

test('fills the state and the language into the path of its cities', () => {
  expect(getCitiesPath(7, 'gu')).toBe('/api/get-cities/7?lang=gu');
});

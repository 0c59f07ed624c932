import { APIError, ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { tooLarge } from '../pictures/largest-picture.ts';
import { keepSentence } from './keep-sentence.ts';

type HookArguments = Parameters<typeof keepSentence>[0];

const answer = (error: Error, errors: object[], req: object = { method: 'POST' }) =>
  keepSentence({ error, req, result: { errors } } as unknown as HookArguments) as
    | { response: object }
    | undefined;

/** Makes an error as in the built studio: not of the class that Payload looks for, and without a name. */
const asInBuild = (error: Error): Error => Object.assign(new Error(error.message), error, { name: '' });

const refused = new APIError('It is still used.', 409, null, true);
const fields = [{ label: 'Its inputs', message: 'These give ₹3.', path: 'figures.0.claim.inputs' }];
const invalid = new ValidationError({ errors: fields });

test('returns the sentence of an error that Payload did not recognize', () => {
  expect(answer(asInBuild(refused), [{ message: 'An unknown error occurred.' }])?.response).toEqual({
    errors: [{ message: 'It is still used.' }],
  });
});

test('a refused change of several documents names no documents, which the windows of Payload count', () => {
  const ask = (req: object) => answer(refused, [{ message: refused.message }], req)?.response;
  for (const method of ['PATCH', 'DELETE']) {
    expect(ask({ method, routeParams: { collection: 'jobs' } })).toMatchObject({ docs: [] });
    expect(ask({ method, routeParams: { collection: 'jobs', id: '1' } })).not.toHaveProperty('docs');
  }
});

test('returns a sentence with a colon whole, but leaves a list of missing fields to Payload', () => {
  const sentence = 'The figure is shown by Banner “Loans: what, and how”. Change that first.';
  const list = 'Write it in English first: Title, Summary';
  const say = (message: string) => {
    const error = new APIError(message, 409, null, true);
    return answer(error, [{ message }])?.response;
  };
  expect(say(sentence)).toEqual({ message: sentence, errors: [{ message: sentence }] });
  expect(say(list)).toEqual({ errors: [{ message: list }] });
});

test('returns the messages of all fields of an error that Payload did not recognize', () => {
  expect(answer(asInBuild(invalid), [{ message: invalid.message }])?.response).toEqual({
    errors: [{ message: invalid.message, data: { errors: fields } }],
  });
});

test('leaves a complete answer of Payload as it is', () => {
  const whole = { name: 'ValidationError', data: { errors: fields }, message: invalid.message };
  expect(answer(invalid, [whole])?.response).toEqual({ errors: [whole] });
});

test('says nothing of an internal error, except that a file was too large', async () => {
  expect(answer(new Error('The database is at /srv/site.sqlite'), [])).toBeUndefined();
  expect(answer(new APIError('Inside', 500), [])).toBeUndefined();
  expect(answer(new Error(tooLarge), [])).toEqual({
    response: { errors: [{ message: tooLarge }] },
    status: 413,
  });
});

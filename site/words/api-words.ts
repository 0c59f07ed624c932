/**
 * Texts of the page about the public API. They are only in English, like the names of the calls.
 * Text between backticks is code.
 */
export const apiWords = {
  title: 'Public API',
  machine: 'The same as a machine reads it:',
  rules:
    'Every failure has the body `{"message": {"field": ["what is wrong and what to do"]}}`; what belongs to no field is under `form`. A post may carry an `Idempotency-Key`: the same form with the same key is taken once. A form carries as `privacy_version` which privacy notice the visitor was shown (`get-form-status` names that of today); without it no consent is kept, and no rule gives it to a dealer. What is sent as `application/x-www-form-urlencoded` without `X-Requested-With` is answered with pages.',
  query: 'Query',
  fields: 'Fields',
  answer: 'Answer',
  required: 'required',
  oneOf: (values: readonly string[]) => `One of: ${values.map((value) => `\`${value}\``).join(', ')}`,
  sentAs: (types: readonly string[], file?: string) =>
    `Sent as ${types.map((type) => `\`${type}\``).join(' or ')}${file ? `, with the file \`${file}\`` : ''}.`,
  failures: (statuses: readonly number[]) => `Failures: ${statuses.join(', ')}`,
};

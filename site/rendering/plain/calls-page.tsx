import type { Call } from '@ev-site/contract/calls.ts';
import { listFailures, toSchema } from '@ev-site/contract/openapi.ts';
import type * as z from 'zod/mini';
import { apiWords } from '../../words/api-words.ts';
import { languageTags } from '../../words/words.ts';
import { PlainDocument } from './plain-document.tsx';

/** A sentence in which text between backticks is code. */
const Coded = ({ children }: { children: string }) =>
  children
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const FieldList = ({ schema }: { schema: z.core.$ZodObject }) => {
  const { properties, required } = toSchema(schema, 'input');
  return (
    <ul>
      {Object.keys(properties ?? {}).map((name) => (
        <li key={name}>
          <code>{name}</code>
          {required?.includes(name) && `, ${apiWords.required}`}
        </li>
      ))}
    </ul>
  );
};

const CallSection = ({ call }: { call: Call }) => (
  <>
    <h2>
      <code>
        {call.method.toUpperCase()} {call.path}
      </code>
    </h2>
    <p>{call.summary}</p>
    {call.pathValues && (
      <p>
        <Coded>{apiWords.oneOf(call.pathValues)}</Coded>
      </p>
    )}
    {call.query && (
      <>
        <h3>{apiWords.query}</h3>
        <FieldList schema={call.query} />
      </>
    )}
    {call.body && (
      <>
        <h3>{apiWords.fields}</h3>
        <p>
          <Coded>{apiWords.sentAs(call.body.types, call.body.file)}</Coded>
        </p>
        <FieldList schema={call.body.schema} />
      </>
    )}
    <details>
      <summary>{apiWords.answer}</summary>
      <pre>{JSON.stringify(toSchema(call.answer, 'output'), null, 1)}</pre>
    </details>
    <p>{apiWords.failures(listFailures(call))}</p>
  </>
);

/** The API documentation for people, made from the same calls as the OpenAPI document. */
export const CallsPage = ({ calls }: { calls: readonly Call[] }) => (
  <PlainDocument language={languageTags.en} title={apiWords.title} wide>
    <p>
      {apiWords.machine} <a href="/api/openapi.json">openapi.json</a>. <Coded>{apiWords.rules}</Coded>
    </p>
    {calls.map((call) => (
      <CallSection call={call} key={call.operationId} />
    ))}
  </PlainDocument>
);

import type { Call } from '@ev-site/contract/calls.ts';
import * as z from 'zod/mini';
import { apiWords } from '../../words/api-words.ts';
import { languageTags } from '../../words/words.ts';
import { PlainDocument } from './plain-document.tsx';

/** A sentence whose parts between backticks are code. */
const Coded = ({ children }: { children: string }) =>
  children
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places.
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const CodeList = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

const toShape = (schema: z.core.$ZodType): string => {
  const { $schema, ...shape } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return JSON.stringify(shape, null, 1);
};

const namesOf = (schema: z.core.$ZodObject): string[] => Object.keys(schema._zod.def.shape);

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
        <CodeList names={namesOf(call.query)} />
      </>
    )}
    {call.body && (
      <>
        <h3>{apiWords.fields}</h3>
        <p>
          <Coded>{apiWords.sentAs(call.body.types, call.body.file)}</Coded>
        </p>
        <CodeList names={namesOf(call.body.schema)} />
      </>
    )}
    <details>
      <summary>{apiWords.answer}</summary>
      <pre>{toShape(call.answer)}</pre>
    </details>
    <p>{apiWords.failures([...call.failures, 429, 503])}</p>
  </>
);

/** The API to read, made of the same calls as the OpenAPI document. */
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

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { expect, test } from 'vitest';
import { withSqliteClient } from './sqlite-client.ts';

const connectTo = async (execute: (statement: string) => Promise<unknown>) => {
  const adapter = {
    clientConfig: {},
    client: undefined as { execute: typeof execute } | undefined,
    async connect() {
      adapter.client ??= { execute };
    },
  };
  const database = { init: () => adapter } as unknown as DatabaseAdapterObj;
  const made = withSqliteClient(database).init({ payload: {} as Payload });
  await made.connect?.();
  return { adapter, made };
};

test('runs concurrent statements in their order, one in each turn of the event loop', async () => {
  let turn = 0;
  const answered: { statement: string; turn: number }[] = [];
  const { adapter } = await connectTo(async (statement) => {
    answered.push({ statement, turn });
    return statement;
  });
  answered.length = 0;
  let isDone = false;
  const count = (async () => {
    for (; !isDone; turn++) await nextTurn();
  })();
  const statements = ['one', 'two', 'three', 'four', 'five'];
  const answers = await Promise.all(statements.map((statement) => adapter.client?.execute(statement)));
  isDone = true;
  await count;
  expect(answers).toEqual(statements);
  expect(answered.map(({ statement }) => statement)).toEqual(statements);
  expect(new Set(answered.map(({ turn }) => turn)).size).toBe(statements.length);
});

test('a failing statement rejects its own promise and does not stop the next one', async () => {
  const { adapter } = await connectTo(async (statement) => {
    if (statement === 'broken') throw new Error('no such table');
    return statement;
  });
  const broken = adapter.client?.execute('broken');
  const sound = adapter.client?.execute('sound');
  await expect(broken).rejects.toThrow('no such table');
  await expect(sound).resolves.toBe('sound');
});

test('sets up a connection once, even if it is opened twice', async () => {
  const asked: string[] = [];
  const { made } = await connectTo(async (statement) => asked.push(statement));
  await made.connect?.();
  expect(asked).toEqual(['PRAGMA secure_delete = ON;', 'PRAGMA busy_timeout = 10;']);
});

import { type Language, languages } from '@ev-site/contract/paths.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import { createLocalReq, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { inTransaction, type TransactionCarrier } from '../database/in-transaction.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { publicError } from '../requests/refuse.ts';
import { checkLine, type Plan } from './check-line.ts';
import { type Column, type FileKind, getKindWords, getValue, listColumns } from './columns.ts';
import type { CheckedLine, Importer } from './import-endpoint.ts';
import { mayWrite } from './may-write.ts';
import { readDocuments, readLibrary, readTrashed, type StoredDocument } from './read-documents.ts';
import { type ContentLine, readContentLines } from './read-lines.ts';

interface CheckedContent extends CheckedLine {
  plan: Plan | null;
}

const longestName = 80;

/** Brings a name into the form in which names are compared, so that a new document does not repeat an existing one. */
const toSameName = (name: unknown): string =>
  String(name ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** A document, and its name in a refusal. */
interface Owner {
  doc: StoredDocument;
  who: string;
}

/**
 * Makes a check for columns in which no two documents may have the same value, e.g. the address of a page.
 * @returns a function that says for a line which document has the same value already; empty if none has
 */
const watchUnique = (columns: readonly Column[], known: readonly Owner[]) => {
  const taken = columns
    .filter(({ field }) => 'unique' in field && field.unique === true)
    .map((column) => ({
      column,
      owners: new Map(
        known.map(({ doc, who }) => [toSameName(getValue(doc, column)), { number: String(doc.id), who }]),
      ),
    }));
  return ({ number, line, cells }: ContentLine): string => {
    for (const { column, owners } of taken) {
      const text = toSameName(cells.get(column.heading));
      const owner = owners.get(text);
      if (text === '') continue;
      if (owner && (number === '' || owner.number !== number))
        return `${column.heading}: ${owner.who} has the same.`;
      owners.set(text, { number, who: `line ${line}` });
    }
    return '';
  };
};

/**
 * Makes a check for lines of the same document: two lines with its number, or a new document with the name of another.
 * @returns a function that says what a line repeats; empty if nothing
 */
const watchTwice = (one: string, title: Column, docs: readonly StoredDocument[]) => {
  const names = new Map(
    docs.map((doc) => [toSameName(getValue(doc, title)), `${one} ${doc.id} has this name`]),
  );
  const seen = new Map<string, number>();
  return ({ number, line }: ContentLine, name: string): string => {
    if (number === '') {
      const taken = names.get(toSameName(name));
      names.set(toSameName(name), `line ${line} has this name`);
      return taken ? `This name is taken: ${taken}. Write the number of that document, or another name.` : '';
    }
    const earlier = seen.get(number);
    seen.set(number, earlier ?? line);
    return earlier === undefined ? '' : `Line ${earlier} is for ${one.toLowerCase()} ${number} already.`;
  };
};

const checkLines =
  (kind: FileKind) =>
  async (lines: ContentLine[], req: PayloadRequest): Promise<CheckedContent[]> => {
    const columns = listColumns(kind, req);
    const { one } = getKindWords(kind, req);
    const [docs, trashed, library] = await Promise.all([
      readDocuments(kind, req),
      readTrashed(kind, req),
      readLibrary(columns, req),
    ]);
    const documents = new Map(docs.map((doc) => [doc.id, doc]));
    const title = columns[0] as Column;
    const sayTwice = watchTwice(one, title, docs);
    const sayTaken = watchUnique(columns, [
      ...trashed.map((doc) => ({ doc, who: `${one} ${doc.id} in the trash` })),
      ...docs.map((doc) => ({ doc, who: `${one} ${doc.id}` })),
    ]);
    const checked: CheckedContent[] = [];
    for (const given of lines) {
      const stored = documents.get(Number(given.number)) ?? null;
      const name = (given.cells.get(title.heading) || String(getValue(stored, title) ?? '')).slice(
        0,
        longestName,
      );
      const answer =
        sayTwice(given, name) ||
        sayTaken(given) ||
        (await checkLine(given, { columns, documents, library, word: one, req }));
      const base = { line: given.line, name, problem: '', plan: null };
      if (typeof answer === 'string') checked.push({ ...base, outcome: 'refused', problem: answer });
      else if (answer === null) checked.push({ ...base, outcome: 'same' });
      else
        checked.push({
          ...base,
          outcome: answer.stored ? 'changed' : 'new',
          plan: answer,
          notes: answer.notes,
        });
    }
    return checked;
  };

/** Makes one save for each language that a line changes, English first. */
const saveLanguages = async (
  { collection }: FileKind,
  { stored, status, values }: Plan,
  { user, headers }: PayloadRequest,
  { payload, transactionID }: TransactionCarrier,
): Promise<void> => {
  const draft = status === 'draft';
  let id = stored?.id;
  for (const language of languages) {
    const own = values[language];
    if (!own) continue;
    // A new request for each language, because Payload writes language and context into it.
    const req = await createLocalReq(
      { user: user ?? undefined, locale: language, req: { headers, transactionID } } as never,
      payload,
    );
    const opened = id === stored?.id ? { opened: stored?.updatedAt } : {};
    const data = { ...own, _status: status } as never;
    const options = {
      collection,
      draft,
      locale: language as Language,
      depth: 0,
      overrideAccess: false,
      req,
    } as const;
    if (id === undefined) id = Number((await payload.create({ ...options, data })).id);
    else await payload.update({ ...options, id, data: { ...(data as object), ...opened } as never });
  }
};

/** Saves one line: all its languages, or none. */
const save = (kind: FileKind, plan: Plan, req: PayloadRequest): Promise<void> => {
  const carrier: TransactionCarrier = { payload: req.payload };
  return inTransaction(carrier, () => saveLanguages(kind, plan, req, carrier));
};

const storeLines =
  (kind: FileKind) =>
  async (lines: CheckedContent[], req: PayloadRequest): Promise<void> => {
    const planned = lines.flatMap(({ plan, line }) => (plan ? [{ plan, line }] : []));
    let stored = 0;
    const record = () =>
      recordAudit(req, {
        action: 'changed',
        what: `${getKindWords(kind, req).all} from a file`,
        details: `${stored} of ${toCount(planned.length, 'line')}`,
      });
    for (const { plan, line } of planned) {
      try {
        await save(kind, plan, req);
      } catch (error) {
        if (stored > 0) await record();
        req.payload.logger.error({
          problem: toLoggableError(error),
          msg: `the import of ${kind.collection} stopped at line ${line}`,
        });
        throw publicError(
          409,
          `The import stopped at line ${line}: it could not be saved. Stored before it: ${toCount(stored, 'change')}. Export again, and go on from there.`,
        );
      }
      stored += 1;
    }
    if (stored > 0) await record();
  };

/**
 * How files of a kind are imported: line by line, and only if no line was refused. Documents that the file does not change
 * are not saved.
 */
export const importerOf = (kind: FileKind): Importer<ContentLine, CheckedContent> => ({
  forWhom: 'Files are only for colleagues who may write this content.',
  mayImport: (req) => mayWrite(kind, req),
  readLines: (text, req) => readContentLines(kind, text, req),
  check: checkLines(kind),
  store: storeLines(kind),
});

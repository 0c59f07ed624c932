import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { PressAnswer, PrintOrder } from './press-messages.ts';

// Runs in a process of its own: it starts no other program and reads only its own folder. The content to print comes as
// data and is never parsed as markup.
const templates = path.join(import.meta.dirname, 'templates');
const fonts = path.join(import.meta.dirname, 'fonts');
/** Number of prints for which a typeset part stays in the cache without being used. */
const rememberedFor = 3;

const say = (answer: PressAnswer): void => {
  process.send?.(answer);
};

const openCompiler = async (): Promise<NodeCompiler> => {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = readdirSync(fonts).map((file) => readFileSync(path.join(fonts, file)));
  return Compiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
};

const toReason = (problems: readonly unknown[]): string =>
  problems
    .map((problem) => JSON.stringify(problem))
    .join('; ')
    .slice(0, 500);

/**
 * Makes an accessible PDF (PDF/UA-1), which needs a glyph for every character. Our fonts have none for emoji: then the
 * PDF is still tagged, but does not claim to conform.
 */
const toPdf = (compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array => {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
};

const print = (compiler: NodeCompiler, { template, content, files, mostPages }: PrintOrder): PressAnswer => {
  compiler.resetShadow();
  for (const [name, bytes] of Object.entries(files))
    compiler.mapShadow(path.join(templates, name), Buffer.from(bytes));
  const compiled = compiler.compile({
    mainFilePath: path.join(templates, `${template}.typ`),
    inputs: { content },
  });
  const { result } = compiled;
  if (!result)
    return { kind: 'refused', reason: toReason(compiled.takeDiagnostics()?.shortDiagnostics ?? []) };
  if (result.numOfPages > mostPages) return { kind: 'refused', reason: `${result.numOfPages} pages` };
  return { kind: 'printed', pdf: toPdf(compiler, result) };
};

const tryPrint = (compiler: NodeCompiler, order: PrintOrder): PressAnswer => {
  try {
    return print(compiler, order);
  } catch (error) {
    return { kind: 'refused', reason: String(error).slice(0, 500) };
  } finally {
    compiler.evictCache(rememberedFor);
  }
};

try {
  const compiler = await openCompiler();
  process.on('message', (order: PrintOrder) => say(tryPrint(compiler, order)));
  // The site's process has ended, so nothing is left to print.
  process.on('disconnect', () => process.exit());
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'unavailable', reason: String(error).slice(0, 500) });
}

import { deflateSync } from 'node:zlib';
import { layOutPdf, makeResume } from './pdf.ts';
import { makePackedPdf, makePredictedStream } from './predictor.ts';

/** A file that is not an acceptable resume, and what should be found in it. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
  finding: 'notPdf' | 'broken' | 'encrypted' | 'active' | 'heavy' | 'unread';
}

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const good = makeResume();
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const objectStream = (content: string) => ({
  dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  data: deflateSync(`9 0 ${content}`),
});
const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1_000_000));

const toHex = (bytes: Buffer): Buffer => text(`${bytes.toString('hex')}>`);
const fileSpec = '<< /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>';
const embedded = '<< /Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >> >>';

/** An object for each kind of active content, named after it; each must be refused wherever it is. */
const actingObjects: [string, string][] = [
  ['attachment as a note', '<< /Subtype /FileAttachment /FS 6 0 R >>'],
  ['file in a specification without its type', '<< /F (a.exe) /EF << /F 4 0 R >> >>'],
  ['associated file', '<< /AF [6 0 R] >>'],
  ['tree of embedded files', embedded],
  ['jump into another file', '<< /S /GoToR /F (//host/share/a.pdf) /D [0 /Fit] >>'],
  ['jump into an embedded file', '<< /S /GoToE /T << /R /C >> >>'],
  ['data from another file', '<< /S /ImportData /F (a.fdf) >>'],
  ['more actions of a page', '<< /Type /Page /AA << /O 6 0 R >> >>'],
  ['script without its kind', '<< /S 6 0 R /JS (app.alert\\(1\\)) >>'],
  ['rendition', '<< /S /Rendition /OP 0 >>'],
  ['movie', '<< /Subtype /Movie >>'],
  ['sound', '<< /S /Sound >>'],
  ['model in space', '<< /Subtype /3D >>'],
  ['masked key of a script', '<< /S 6 0 R /#4a#53 (x) >>'],
  ['masked embedded file', '<< /Type /Filespec /#45F << /F 4 0 R >> >>'],
];

/** Appends a second generation of the first object, with a table of its own. */
const append = (first: Buffer, object: string, trailer = ''): Buffer => {
  const before = first.toString('latin1');
  const start = before.length;
  const body = `1 0 obj\n${object}\nendobj\n`;
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(before)?.[1];
  const rows = `xref\n1 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<< /Size 9 /Root 1 0 R /Prev ${previous} ${trailer} >>\nstartxref\n${start + body.length}\n%%EOF\n`;
  return text(`${before}${body}${rows}${end}`);
};
const pages = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
];
/** Whole files of two kinds that were once accepted: all active content is in an object stream with a predictor. */
export const packedKinds: HostileFile[] = ([2, 12] as const).flatMap((predictor) => [
  {
    name: `whole file with a script behind predictor ${predictor}`,
    bytes: makePackedPdf(
      ['<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>', ...pages, script],
      predictor,
    ),
    finding: 'active',
  },
  {
    name: `whole file with an embedded file behind predictor ${predictor}`,
    bytes: makePackedPdf(
      [
        '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >> >>',
        ...pages,
        fileSpec,
      ],
      predictor,
    ),
    finding: 'active',
  },
]);
const root = '<< /Type /Catalog /Pages 2 0 R >>';
const jsRoot = `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>`;
const content = (dictionary: string, data: Buffer) => makeResume([{ dictionary, data }]);

const fortyMegabytes = zeros(40);

/** Every known way of sending something other than a plain, open, whole PDF. */
export const hostileFiles: HostileFile[] = [
  { name: 'empty', bytes: text(''), finding: 'notPdf' },
  { name: 'plain text named .pdf', bytes: text('Asha Patel, driver'), finding: 'notPdf' },
  { name: 'program for Windows', bytes: text(`MZ\x90\0${'\0'.repeat(500)}`), finding: 'notPdf' },
  { name: 'program for Linux', bytes: text(`\x7fELF${'\0'.repeat(500)}`), finding: 'notPdf' },
  { name: 'web page', bytes: text('<html><script>alert(1)</script></html>'), finding: 'notPdf' },
  { name: 'picture', bytes: text('\x89PNG\r\n\x1a\n'), finding: 'notPdf' },
  { name: 'archive', bytes: text('PK\x03\x04'), finding: 'notPdf' },
  { name: 'header only', bytes: text('%PDF-1.7\n'), finding: 'broken' },
  { name: 'header and end only', bytes: text('%PDF-1.7\n%%EOF'), finding: 'broken' },
  { name: 'something before the header', bytes: Buffer.concat([text('GIF89a'), good]), finding: 'notPdf' },
  { name: 'something after the end', bytes: Buffer.concat([good, text('MZ\x90')]), finding: 'notPdf' },
  {
    name: 'archive after the end',
    bytes: Buffer.concat([good, text(`PK\x05\x06${'\0'.repeat(18)}`)]),
    finding: 'notPdf',
  },
  {
    name: 'archive whose comment is the rest of the file',
    bytes: makeResume([{ dictionary: '', data: text(`PK\x03\x04 PK\x05\x06${'\0'.repeat(18)}`) }]),
    finding: 'notPdf',
  },
  {
    name: 'web page in the first comment',
    bytes: text(good.toString('latin1').replace('%PDF-1.7\n', '%PDF-1.7\n%<script>alert(1)</script>\n')),
    finding: 'notPdf',
  },
  { name: 'cut in the middle', bytes: good.subarray(0, good.length / 2), finding: 'broken' },
  { name: 'cut before the end', bytes: good.subarray(0, good.length - 12), finding: 'broken' },
  {
    name: 'references that lead nowhere',
    bytes: text(good.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')),
    finding: 'broken',
  },
  {
    name: 'a stream longer than the file',
    bytes: text(good.toString('latin1').replace(/\/Length \d+/, '/Length 99999999')),
    finding: 'broken',
  },
  {
    name: 'a stream shorter than it is',
    bytes: text(good.toString('latin1').replace(/\/Length \d+/, '/Length 1')),
    finding: 'broken',
  },
  { name: 'a string without end', bytes: makeResume(['(never closed']), finding: 'broken' },
  {
    name: 'locked with a password',
    bytes: makeResume(['<< /Filter /Standard /V 2 /R 3 /O (x) /U (y) /P -44 >>'], {
      trailer: '/Encrypt 5 0 R',
    }),
    finding: 'encrypted',
  },
  {
    name: 'script at opening',
    bytes: makeResume([script], { catalogue: '/OpenAction 5 0 R' }),
    finding: 'active',
  },
  {
    name: 'script with a masked name',
    bytes: makeResume(['<< /S /J#61vaScr#69pt /JS (x) >>'], { catalogue: '/OpenAction 5 0 R' }),
    finding: 'active',
  },
  { name: 'script in an object stream', bytes: makeResume([objectStream(script)]), finding: 'active' },
  {
    name: 'script in an object stream without its type',
    bytes: makeResume([{ ...objectStream(script), dictionary: '/N 1 /First 4 /Filter /FlateDecode' }]),
    finding: 'active',
  },
  {
    name: 'object stream behind a filter that we do not read',
    bytes: makeResume([
      { dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode', data: text('3920>') },
    ]),
    finding: 'unread',
  },
  {
    name: 'script that only the reference table finds, inside a stream',
    bytes: makeResume([{ dictionary: '', data: text(`9 0 obj ${script} endobj`) }]),
    finding: 'active',
  },
  {
    name: 'script inside a string',
    bytes: makeResume([`(9 0 obj ${script.replace(/[()]/g, '')} endobj)`]),
    finding: 'active',
  },
  { name: 'program start', bytes: makeResume(['<< /S /Launch /F (cmd.exe) >>']), finding: 'active' },
  {
    name: 'form that sends itself',
    bytes: makeResume(['<< /S /SubmitForm /F (http://x) >>']),
    finding: 'active',
  },
  {
    name: 'attachment',
    bytes: makeResume([{ dictionary: '/Type /EmbeddedFile', data: text('MZ') }]),
    finding: 'active',
  },
  { name: 'film', bytes: makeResume(['<< /Subtype /RichMedia >>']), finding: 'active' },
  { name: 'XFA form', bytes: makeResume(['<< /XFA 4 0 R >>']), finding: 'active' },
  {
    name: 'one stream that unpacks to 100 MB',
    bytes: makeResume([{ dictionary: '/Filter /FlateDecode', data: zeros(100) }]),
    finding: 'heavy',
  },
  {
    name: 'ten streams that unpack to 40 MB each',
    bytes: makeResume(
      Array.from({ length: 10 }, () => ({ dictionary: '/Filter /FlateDecode', data: fortyMegabytes })),
    ),
    finding: 'heavy',
  },
  {
    name: 'packed twice',
    bytes: makeResume([{ dictionary: '/Filter [/FlateDecode /FlateDecode]', data: deflateSync(zeros(1)) }]),
    finding: 'heavy',
  },
  {
    name: 'more objects than a resume has',
    bytes: layOutPdf({ objects: Array.from({ length: 100_001 }, () => '0') }),
    finding: 'heavy',
  },
  ...packedKinds,
  ...actingObjects.flatMap(([name, object]): HostileFile[] => [
    { name, bytes: makeResume([object]), finding: 'active' },
    { name: `${name}, in an object stream`, bytes: makeResume([objectStream(object)]), finding: 'active' },
    {
      name: `${name}, in an object stream with a PNG predictor`,
      bytes: makeResume([makePredictedStream(object, 12)]),
      finding: 'active',
    },
  ]),
  ...([2, 12] as const).flatMap((predictor): HostileFile[] => [
    {
      name: `script behind predictor ${predictor}`,
      bytes: makeResume([makePredictedStream(script, predictor)]),
      finding: 'active',
    },
    {
      name: `embedded file behind predictor ${predictor}`,
      bytes: makeResume([makePredictedStream(fileSpec, predictor)]),
      finding: 'active',
    },
  ]),
  {
    name: 'object stream with a predictor that nobody knows',
    bytes: content(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 7 >>',
      deflateSync('9 0 <<>>'),
    ),
    finding: 'unread',
  },
  {
    name: 'object stream whose parameters stand in another object',
    bytes: content(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms 4 0 R',
      deflateSync('9 0 <<>>'),
    ),
    finding: 'unread',
  },
  {
    name: 'object stream whose filter stands in another object',
    bytes: content('/Type /ObjStm /N 1 /First 4 /Filter 4 0 R', deflateSync('9 0 <<>>')),
    finding: 'unread',
  },
  {
    name: 'object stream whose list leads into a string',
    bytes: content('/Type /ObjStm /N 1 /First 4', text(`9 1 (${script.replace(/[()]/g, '')})`)),
    finding: 'broken',
  },
  {
    name: 'object stream whose list has a comment',
    bytes: content('/Type /ObjStm /N 1 /First 8', text('9 %2\n 0 <<>>')),
    finding: 'broken',
  },
  { name: 'key that stands twice', bytes: makeResume(['<< /A 1 /A 2 >>']), finding: 'broken' },
  { name: 'name with the byte 0', bytes: makeResume(['<< /A /Java#00 >>']), finding: 'broken' },
  { name: 'brackets that cross', bytes: makeResume(['<< /A [ >> ]']), finding: 'broken' },
  { name: 'values that nest without end', bytes: makeResume(['['.repeat(100_000)]), finding: 'heavy' },
  { name: 'words that are no values', bytes: makeResume(['<< /A eval >>']), finding: 'broken' },
  {
    name: 'script in a second generation',
    bytes: append(good, jsRoot),
    finding: 'active',
  },
  {
    name: 'script in a first generation that a second one replaces',
    bytes: append(makeResume([script]), root),
    finding: 'active',
  },
  {
    name: 'second table in a stream (hybrid file)',
    bytes: append(good, root, '/XRefStm 80'),
    finding: 'broken',
  },
  {
    name: 'object that no table names',
    bytes: text(good.toString('latin1').replace('xref\n0', `99 0 obj ${script} endobj\nxref\n0`)),
    finding: 'active',
  },
  {
    name: 'object in a comment',
    bytes: makeResume([`1 % 9 0 obj ${script} endobj`]),
    finding: 'active',
  },
  {
    name: 'object in a stream, with a comment in its head',
    bytes: content('', text(`9 0 % comment\nobj ${script} endobj`)),
    finding: 'active',
  },
  { name: 'stream in another file', bytes: content('/F (//host/share/a)', text('x')), finding: 'active' },
  {
    name: 'address that opens with the file',
    bytes: makeResume(['<< /S /URI /URI (http://x) >>'], { catalogue: '/OpenAction 5 0 R' }),
    finding: 'active',
  },
  {
    name: 'address that opens after the first view',
    bytes: makeResume([], {
      catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (x) >> >>',
    }),
    finding: 'active',
  },
  {
    name: 'first view that leads on to another object',
    bytes: makeResume(['6 0 R', '<< /S /URI /URI (http://x) >>'], { catalogue: '/OpenAction 5 0 R' }),
    finding: 'active',
  },
  {
    name: 'address that opens with the file, in an object stream',
    bytes: makeResume([objectStream('<< /S /URI /URI (http://x) >>')], { catalogue: '/OpenAction 9 0 R' }),
    finding: 'active',
  },
  {
    name: '100 MB written in hexadecimal',
    bytes: content('/Filter [/ASCIIHexDecode /FlateDecode]', toHex(zeros(100))),
    finding: 'heavy',
  },
  {
    name: '100 MB written in hexadecimal, by short names',
    bytes: content('/Filter [/AHx /Fl]', toHex(zeros(100))),
    finding: 'heavy',
  },
  {
    name: '64 MB of one repeated byte',
    bytes: content('/Filter /RunLengthDecode', Buffer.alloc(1_000_000, '\x81a', 'latin1')),
    finding: 'heavy',
  },
  {
    name: 'filters around filters',
    bytes: content('/Filter [/AHx /A85 /RL /Fl]', text('3920>')),
    finding: 'heavy',
  },
  { name: 'filter that nobody knows', bytes: content('/Filter /Magic', text('x')), finding: 'unread' },
  {
    name: 'picture of 30,000 by 30,000 points',
    bytes: content('/Subtype /Image /Width 30000 /Height 30000 /Filter /JPXDecode', text('x')),
    finding: 'heavy',
  },
  {
    name: 'two lengths that both fit',
    bytes: makeResume(['3', '7', { dictionary: '/Length 5 0 R', data: text('abcendstream') }]),
    finding: 'broken',
  },
  {
    name: 'more streams than a resume has',
    bytes: makeResume(Array.from({ length: 10_001 }, () => ({ dictionary: '', data: text('x') }))),
    finding: 'heavy',
  },
  {
    name: 'more values than an object has',
    bytes: makeResume([`[${'0 '.repeat(400_001)}]`]),
    finding: 'heavy',
  },
];

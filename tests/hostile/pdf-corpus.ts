import { deflateSync } from 'node:zlib';
import { layOutPdf, makeResume } from './pdf.ts';

/** A file that is no acceptable resume, and what should be found in it. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
  finding: 'notPdf' | 'broken' | 'encrypted' | 'active' | 'heavy';
}

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const good = makeResume();
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const objectStream = (content: string) => ({
  dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  data: deflateSync(`9 0 ${content}`),
});
const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1_000_000));

const fortyMegabytes = zeros(40);

/** Every way of sending something else than a plain, open, whole PDF that we know of. */
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
    finding: 'active',
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
];

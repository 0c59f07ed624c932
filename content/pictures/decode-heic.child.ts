// Runs in its own process, without rights to files or other programs. It reads a HEIC picture from stdin and prints a
// line when it is ready. Then it writes the width, the height and the number of colours per pixel as 32-bit numbers,
// then the pixels from the upper left, one byte for each colour, turned as the phone meant it. The exit code is not 0
// if the picture cannot be read.

import { buffer } from 'node:stream/consumers';

/** The most memory for the decoder, in bytes; a phone's 48 megapixels take 410 MB. */
const mostMemory = 640 * 1024 * 1024;
const pageSize = 65_536;

const { grow } = WebAssembly.Memory.prototype;
// The decoder's memory lies outside the heap, so Node's own memory flags do not limit it.
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * pageSize > mostMemory) throw new RangeError('Too much memory.');
  return grow.call(this, pages);
};
const { default: heif } = await import('libheif-js/wasm-bundle.js');

/** @throws {Error} if the library returned an error instead of a result. */
const checked = <Result extends object>(result: Result): Result => {
  if ('code' in result && result.code !== heif.heif_error_code.heif_error_Ok)
    throw new Error('The picture is damaged.');
  return result;
};

process.stdout.write('ready\n');
const picture = await buffer(process.stdin);
const context = heif.heif_context_alloc();
checked(heif.heif_context_read_from_memory(context, picture));
const handle = checked(heif.heif_js_context_get_primary_image_handle(context));
const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
const chroma = heif.heif_image_handle_has_alpha_channel(handle) ? rgba : rgb;
const decoded = checked(heif.heif_js_decode_image2(handle, heif.heif_colorspace.heif_colorspace_RGB, chroma));
const [channel] = decoded.channels;
if (!channel) throw new Error('The picture has no pixels.');
const { width, height, stride, data } = channel;
const colours = chroma === rgba ? 4 : 3;
process.stdout.write(Buffer.from(Uint32Array.of(width, height, colours).buffer));
for (let row = 0; row < height; row += 1)
  process.stdout.write(data.subarray(row * stride, row * stride + width * colours));

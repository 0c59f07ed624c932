/** The format of the pixels that follow the head. */
export interface Pixels {
  width: number;
  height: number;
  /** Bytes of a pixel: red, green, blue, and opacity as the fourth. */
  colours: 3 | 4;
  /** Colour profile (ICC); without it the colours are sRGB. */
  profile?: Uint8Array | undefined;
}

const short = 3;
const long = 4;
const undefinedBytes = 7;
const entrySize = 12;

/**
 * The header that turns raw pixels into a TIFF picture. Of the uncompressed formats it is the one that carries a colour
 * profile, without which a phone's picture looks pale.
 */
export const toTiffHead = ({ width, height, colours, profile }: Pixels): Buffer => {
  const profileSize = profile?.length ?? 0;
  const entries = 10 + (colours === 4 ? 1 : 0) + (profileSize > 0 ? 1 : 0);
  const bitsAt = 8 + 2 + entries * entrySize + 4;
  const profileAt = bitsAt + colours * 2;
  const pixelsAt = profileAt + profileSize;
  const head = Buffer.alloc(pixelsAt);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries, 8);
  let at = 10;
  const enter = (tag: number, type: number, count: number, value: number) => {
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
    at += entrySize;
  };
  enter(256, long, 1, width);
  enter(257, long, 1, height);
  enter(258, short, colours, bitsAt);
  // Uncompressed; red, green and blue; all rows in one strip; the colours of a pixel next to each other.
  enter(259, short, 1, 1);
  enter(262, short, 1, 2);
  enter(273, long, 1, pixelsAt);
  enter(277, short, 1, colours);
  enter(278, long, 1, height);
  enter(279, long, 1, width * height * colours);
  enter(284, short, 1, 1);
  if (colours === 4) enter(338, short, 1, 2);
  if (profileSize > 0) enter(34_675, undefinedBytes, profileSize, profileAt);
  for (let colour = 0; colour < colours; colour += 1) head.writeUInt16LE(8, bitsAt + colour * 2);
  if (profile) head.set(profile, profileAt);
  return head;
};

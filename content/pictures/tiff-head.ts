/** What the pixels behind a head are. */
export interface Pixels {
  width: number;
  height: number;
  /** Bytes of a pixel: red, green, blue, and how solid it is as the fourth. */
  colours: 3 | 4;
  /** Profile of their colours (ICC); sRGB without it. */
  profile?: Uint8Array | undefined;
}

const short = 3;
const long = 4;
const undefinedBytes = 7;
const entrySize = 12;

/**
 * What stands before raw pixels to make a TIFF picture of them: of the kinds that are not packed, the one that carries a
 * profile of colours, without which a phone's picture comes out pale.
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
  // Not packed; red, green and blue; all rows in one strip, colours of a pixel beside each other.
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

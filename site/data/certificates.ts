import { listOrder } from './list-order.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

export interface Certificate {
  title: string;
  /** Issuer of the certificate; empty where not said. */
  issuer: string;
  text: string;
  picture: Picture;
  isSample: boolean;
}

/** The certification page shows exactly three (specification, section 9). */
const shown = 3;

/** Reads the certificates that are shown. */
export const listCertificates = async ({ content, pictures }: Readers): Promise<Certificate[]> => {
  const { docs } = await content.find({
    collection: 'certificates',
    sort: listOrder,
    depth: 1,
    limit: shown,
  });
  return docs.flatMap(({ title, issuer, text, picture: stored, isSample }) => {
    const picture = pictures.toPicture(stored);
    if (!picture) return [];
    return [{ title, issuer: issuer ?? '', text: text ?? '', picture, isSample: isSample ?? false }];
  });
};

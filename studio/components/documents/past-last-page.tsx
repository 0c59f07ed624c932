import type { BeforeListTableServerProps } from 'payload';
import { toAddress } from '../get-reader.ts';
import { LastPage } from './last-page.tsx';

/**
 * Above every list: goes on at the last page where the one that is asked for is past it; at the first where Payload counts nothing
 * of an empty page, as of a list in the order of a text that is in several languages.
 */
export const PastLastPage = ({ data, params, searchParams }: BeforeListTableServerProps) => {
  if (data.docs.length > 0 || !(Number(searchParams?.page) > 1)) return null;
  const path = `/studio/${[params?.segments ?? []].flat().join('/')}`;
  return <LastPage href={toAddress(path, { ...searchParams, page: String(data.totalPages || 1) })} />;
};

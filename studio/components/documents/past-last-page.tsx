import type { BeforeListTableServerProps } from 'payload';
import { toAddress } from '../get-reader.ts';
import { LastPage } from './last-page.tsx';

/**
 * Above every list: goes to the last page if the requested page is past it. Goes to the first page if Payload gives no
 * count for an empty page, as in a list that is sorted by a translated text.
 */
export const PastLastPage = ({ data, params, searchParams }: BeforeListTableServerProps) => {
  if (data.docs.length > 0 || !(Number(searchParams?.page) > 1)) return null;
  const path = `/studio/${[params?.segments ?? []].flat().join('/')}`;
  return <LastPage href={toAddress(path, { ...searchParams, page: String(data.totalPages || 1) })} />;
};

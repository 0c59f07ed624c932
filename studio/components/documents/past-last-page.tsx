import type { BeforeListTableServerProps } from 'payload';
import { toAddress } from '../get-reader.ts';
import { LastPage } from './last-page.tsx';

/** Above every list: goes on at the last page where the one that is asked for is past it. */
export const PastLastPage = ({ data, params, searchParams }: BeforeListTableServerProps) => {
  const { page, totalPages = 1, totalDocs } = data;
  if (!page || page <= totalPages || totalDocs === 0) return null;
  const path = `/studio/${[params?.segments ?? []].flat().join('/')}`;
  return <LastPage href={toAddress(path, { ...searchParams, page: String(totalPages) })} />;
};

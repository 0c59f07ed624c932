import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { PayloadRequest } from 'payload';

/** The id of a record in the address of a call; `undefined` if it is no id that every database can hold. */
export const readRouteId = ({ routeParams }: Pick<PayloadRequest, 'routeParams'>, name = 'id') =>
  readPositiveInt(String(routeParams?.[name]));

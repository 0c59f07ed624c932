import {
  addressFields,
  listTargets,
  type RecordTarget,
  type Target,
  toAddressValue,
} from '@ev-site/contract/targets.ts';
import type { Payload, PayloadRequest } from 'payload';
import { isPage } from '../documents/find-page.ts';
import { whereShownInEnglish } from '../documents/visible.ts';
import type { SiteState } from './check-redirect.ts';
import { readRedirects } from './read-redirects.ts';

const originOf = ({ config }: Payload): string => config.serverURL;

/** Asks the database about each address. For checking a single redirect. */
export const askSiteState = (req: PayloadRequest): SiteState => ({
  origin: originOf(req.payload),
  isPage: (path) => isPage(req.payload, path, req),
  getTarget: async (from) => {
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { from: { equals: from } },
      limit: 1,
      depth: 0,
      pagination: false,
      req,
    });
    return docs[0]?.to;
  },
});

const readNames = async (req: PayloadRequest, kind: RecordTarget['kind']): Promise<[string, Set<string>]> => {
  const { docs } = await req.payload.find({
    collection: kind,
    where: whereShownInEnglish(req.payload, kind),
    depth: 0,
    pagination: false,
    select: { [addressFields[kind]]: true },
    req,
  });
  return [kind, new Set(docs.map((doc) => String(Reflect.get(doc, addressFields[kind]))))];
};

/** Reads all pages and redirects at once. For checking thousands of redirects. */
export const readSiteState = async (
  req: PayloadRequest,
): Promise<SiteState & { redirects: Map<string, string> }> => {
  const kinds = Object.keys(addressFields) as RecordTarget['kind'][];
  const names = new Map(await Promise.all(kinds.map((kind) => readNames(req, kind))));
  const redirects = await readRedirects(req.payload);
  const isThere = (target: Target) =>
    target.kind === 'screen' || (names.get(target.kind)?.has(String(toAddressValue(target))) ?? false);
  return {
    origin: originOf(req.payload),
    isPage: (path) => listTargets(path).some(isThere),
    getTarget: (from) => redirects.get(from),
    redirects,
  };
};

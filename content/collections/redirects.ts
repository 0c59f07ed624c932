import type { CollectionConfig, FieldHook, PayloadRequest } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { checkFrom, checkTo, toCanonicalAddress } from '../redirects/check-redirect.ts';
import { importRedirects } from '../redirects/import-redirects.ts';
import { askSiteState } from '../redirects/site-state.ts';

type ValidationOptions = { req: PayloadRequest; siblingData: { from?: unknown } };

const spell: FieldHook = ({ value, req }) =>
  typeof value === 'string' ? toCanonicalAddress(value, req.payload.config.serverURL) : value;

/**
 * Old addresses, and where their visitors are redirected. The site looks here only if it has no page at the address.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  access: contentAccess,
  hooks: raiseRevision,
  disableDuplicate: true,
  endpoints: [importRedirects],
  defaultSort: 'from',
  admin: {
    group: 'Pages',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'note', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description:
      'Old addresses, and the page that visitors see instead (301). One line works for all three languages.',
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: 'Old address',
      hooks: { beforeValidate: [spell] },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        checkFrom(String(value ?? ''), askSiteState(req)),
      admin: { description: 'The part after the name of the site, e.g. /products/millo.php.' },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      label: 'New address',
      custom: { isAddress: true },
      hooks: { beforeValidate: [spell] },
      validate: (value: unknown, { req, siblingData }: ValidationOptions) =>
        checkTo({ from: String(siblingData.from ?? ''), to: String(value ?? '') }, askSiteState(req)),
      admin: { description: 'A page of this site, e.g. /productmillo.' },
    },
    { name: 'note', type: 'text', admin: { description: 'The reason, for colleagues.' } },
  ],
};

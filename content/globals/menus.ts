import type { ArrayField, GlobalConfig } from 'payload';
import { contentGlobalAccess } from '../access/content-access.ts';
import { menuLinkFields, refuseTwice } from '../fields/menu-link.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevisionOfGlobal } from '../hooks/raise-revision.ts';
import { firstMenus } from './first-menus.ts';

const links = (
  options: Pick<ArrayField, 'name' | 'defaultValue' | 'minRows' | 'maxRows' | 'admin' | 'interfaceName'>,
) =>
  ({
    type: 'array',
    labels: { singular: 'link', plural: 'links' },
    fields: menuLinkFields(),
    validate: refuseTwice,
    ...options,
    admin: { initCollapsed: true, ...options.admin },
  }) as ArrayField;

/** Checks that the header has at most one Products menu, and no page twice among its links. A group may repeat one. */
const checkHeader: typeof refuseTwice = (value, limits) => {
  const rows = Array.isArray(value) ? (value as { kind?: string }[]) : [];
  if (rows.filter(({ kind }) => kind === 'products').length > 1)
    return 'You can add the Products menu only once.';
  // What an entry linked to before it became a group stays in a hidden field.
  return refuseTwice(
    rows.map((row) => ((row.kind ?? 'link') === 'link' ? row : {})),
    limits,
  );
};

/** The links of the header and the footer, in their order; the site reads them in site/data/menus.ts. */
export const MenusGlobal: GlobalConfig = {
  slug: 'menus',
  label: 'Menus and footer',
  access: contentGlobalAccess,
  hooks: raiseRevisionOfGlobal,
  typescript: { interface: 'Menu' },
  admin: {
    group: 'Pages',
    description:
      'Links of the header and the footer. Drag them to change their order, then publish. Visitors see the change within seconds.',
  },
  fields: [
    {
      name: 'header',
      type: 'array',
      interfaceName: 'HeaderEntries',
      labels: { singular: 'entry', plural: 'entries' },
      required: true,
      minRows: 1,
      maxRows: 10,
      defaultValue: firstMenus.header,
      validate: checkHeader,
      admin: {
        initCollapsed: true,
        description: 'The line at the top. On a wide screen there is room for about eight short names.',
      },
      fields: [
        {
          name: 'kind',
          type: 'radio',
          required: true,
          defaultValue: 'link',
          enumName: 'menu_entry',
          options: [
            { value: 'link', label: 'One link' },
            { value: 'products', label: 'Products: all vehicles, with what helps to choose' },
            { value: 'group', label: 'A group that opens' },
          ],
        },
        ...menuLinkFields({
          condition: (_data, row) => row.kind === 'link',
          label: {
            condition: (_data, row) => row.kind !== 'products',
            description:
              'Empty: the page’s own name in each language, or for a group “Media”. An address shows in a language only if it has a name in that language.',
          },
        }),
        links({
          name: 'links',
          interfaceName: 'GroupLinks',
          maxRows: 12,
          admin: { condition: (_data, row) => row.kind === 'group' },
        }),
      ],
    },
    links({
      name: 'choose',
      interfaceName: 'ChooseLinks',
      maxRows: 6,
      defaultValue: firstMenus.choose,
      admin: { description: 'Under the vehicles in the Products menu.' },
    }),
    {
      name: 'button',
      type: 'group',
      admin: { description: 'The green button at the end of the header. Empty: none.' },
      fields: menuLinkFields({ optional: true, initial: firstMenus.button.page }),
    },
    links({
      name: 'footer',
      interfaceName: 'FooterLinks',
      minRows: 1,
      maxRows: 30,
      defaultValue: firstMenus.footer,
      admin: { description: 'The quick links at the foot of every page.' },
    }),
    translationReadyField(),
  ],
};

import { type MenuPage, menuPages } from '@ev-site/contract/menus.ts';
import { paths } from '@ev-site/contract/paths.ts';
import type { Condition, Field, PayloadRequest, TextField } from 'payload';
import { isPage } from '../documents/find-page.ts';
import { menuPageNames } from './menu-page-names.ts';
import { isSafeLink } from './safe-link.ts';

type Row = Partial<Record<string, unknown>>;

/**
 * Checks the target of a menu link: an existing page of this site, or an address of the web, a mailbox or a telephone.
 * @returns true, or what is wrong, in words for staff
 */
const checkAddress = async (value: unknown, req: PayloadRequest): Promise<true | string> => {
  if (!isSafeLink(value) || value.startsWith('#'))
    return 'Begin with / for a page of this site (/productmillo), or with https://, mailto: or tel:.';
  const own = req.payload.config.serverURL;
  if (own && (value === own || value.startsWith(`${own}/`)))
    return `This is a page of this site: leave out ${own} and begin with the /.`;
  if (!value.startsWith('/') || (await isPage(req.payload, value, req))) return true;
  return `There is no page at ${value} that visitors can see. Publish it first, or choose another.`;
};

interface LinkOptions {
  /** When the fields are shown; by default always. */
  condition?: Condition;
  /** Whether the link may stay empty. */
  optional?: boolean;
  /** The page that is selected initially. */
  initial?: MenuPage | undefined;
  /** Replaces the usual description of the name. */
  label?: TextField['admin'];
}

/** The fields of a link in a menu: a page of this site or an address, and the name of the link. */
export const menuLinkFields = ({
  condition = () => true,
  optional = false,
  initial,
  label = {},
}: LinkOptions = {}): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'page',
        type: 'select',
        enumName: 'menu_page',
        interfaceName: 'MenuPage',
        options: menuPages.map((page) => ({ value: page, label: `${menuPageNames[page]} (${paths[page]})` })),
        ...(initial ? { defaultValue: initial } : {}),
        admin: { condition, width: '50%' },
      },
      {
        name: 'address',
        type: 'text',
        label: 'Or an address',
        custom: { isAddress: true },
        admin: {
          condition: (data, row: Row, context) => condition(data, row, context) && !row.page,
          width: '50%',
          description: 'A vehicle or an article (/productmillo), https://, mailto: or tel:.',
        },
        validate: (value: unknown, { req }: { req: PayloadRequest }) => {
          if (value) return checkAddress(value, req);
          return optional || 'Choose a page, or write an address.';
        },
      },
    ],
  },
  {
    name: 'label',
    type: 'text',
    localized: true,
    maxLength: 40,
    validate: (value: unknown, { siblingData, req }: { siblingData: Row; req: PayloadRequest }) => {
      if (typeof value === 'string' && value.length > 40)
        return 'Write at most 40 characters: the name must fit in one line.';
      // In other languages, the link stays hidden until it has a name.
      const isLink = (siblingData.kind ?? 'link') === 'link';
      const needsName = isLink && siblingData.address && !siblingData.page && (req.locale ?? 'en') === 'en';
      return !needsName || Boolean(value) || 'Write a name for the link.';
    },
    admin: {
      description:
        'Empty: the page’s own name, in each language. An address shows in a language only if it has a name in that language.',
      ...label,
    },
  },
];

/** The target of a link; used to find links that occur twice. */
const toGoal = ({ page, address }: Row): unknown => page || address || undefined;

/** Checks a list of links: no link may occur twice. Also applies `minRows` and `maxRows`. */
export const refuseTwice = (
  value: unknown,
  { minRows = 0, maxRows = 50 }: { minRows?: number; maxRows?: number },
): true | string => {
  const rows: Row[] = Array.isArray(value) ? value : [];
  if (rows.length < minRows) return `At least ${minRows}.`;
  if (rows.length > maxRows) return `At most ${maxRows}.`;
  const goals = rows.map(toGoal).filter((goal) => goal !== undefined);
  const twice = goals.find((goal, index) => goals.indexOf(goal) !== index);
  const page = menuPages.find((one) => one === twice);
  return twice === undefined || `${page ? menuPageNames[page] : String(twice)} stands here twice.`;
};

import type { Role } from '@ev-site/content/access/roles.ts';

/** A guide for staff: a Markdown file of this folder. */
interface GuideEntry {
  /** Name of the file without its extension, and of its page. */
  slug: string;
  /** The same title as in the file's first line. */
  title: string;
  /** What the guide is for, in one sentence. */
  about: string;
  /** The roles whose work the guide describes. Everybody may read it. */
  roles: readonly Role[];
}

/** Every guide, in the order of the list. */
export const guideList = [
  {
    slug: 'work-leads',
    title: 'Work the leads',
    about: 'Find, call, answer and plan; enter one by hand; reports.',
    roles: ['sales', 'hr', 'admin'],
  },
  {
    slug: 'applications',
    title: 'Positions and applications',
    about: 'Open and close a position, read a resume, invite and refuse.',
    roles: ['hr', 'admin'],
  },
  {
    slug: 'publish',
    title: 'Write and publish',
    about: 'Articles, events, trade shows and voices: drafts, preview, timetable, versions, trash.',
    roles: ['editor', 'hr', 'admin'],
  },
  {
    slug: 'pages',
    title: 'Pages and company',
    about:
      'Announcements, the home page, menus, questions, dealers, phones, and what shows while forms are closed.',
    roles: ['editor', 'admin'],
  },
  {
    slug: 'vehicles',
    title: 'Vehicles, prices and figures',
    about: 'Change a price or a figure, add a vehicle, what the calculator starts with.',
    roles: ['editor', 'admin'],
  },
  {
    slug: 'pictures',
    title: 'Pictures',
    about: 'Add pictures and their sentence, find them, replace one everywhere.',
    roles: ['editor', 'admin'],
  },
  {
    slug: 'translate',
    title: 'Translate',
    about: 'Hindi and Gujarati: what is missing, what is older than the English, when visitors see it.',
    roles: ['editor', 'admin'],
  },
  {
    slug: 'routing',
    title: 'Who gets a lead',
    about: 'Routing rules, dealers, leave, and who gets a mail about late leads.',
    roles: ['admin', 'sales', 'hr'],
  },
  {
    slug: 'privacy-requests',
    title: 'Privacy requests',
    about: 'A person asks which data we keep about them, or wants to have them corrected or erased.',
    roles: ['sales', 'hr', 'admin'],
  },
  {
    slug: 'people',
    title: 'Colleagues and access',
    about: 'Invite, change and deactivate colleagues; lost phones; the audit log; keys; failed mails.',
    roles: ['admin'],
  },
  {
    slug: 'your-account',
    title: 'Your account',
    about: 'Sign in, password, second factor, recovery codes, leave, search.',
    roles: ['admin', 'editor', 'sales', 'hr'],
  },
] as const satisfies readonly GuideEntry[];

export type GuideSlug = (typeof guideList)[number]['slug'];

export const helpPath = '/studio/help';

/** Finds a guide by its slug. */
export const findGuide = (slug: unknown) => guideList.find((guide) => guide.slug === slug);

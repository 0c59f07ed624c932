import applications from './applications.md';
import type { GuideSlug } from './guide-list.ts';
import pages from './pages.md';
import people from './people.md';
import pictures from './pictures.md';
import privacyRequests from './privacy-requests.md';
import publish from './publish.md';
import routing from './routing.md';
import translate from './translate.md';
import vehicles from './vehicles.md';
import workLeads from './work-leads.md';
import yourAccount from './your-account.md';

/** The guides' Markdown. The build bundles it, so that no file is read at run time. */
export const guideTexts: Readonly<Record<GuideSlug, string>> = {
  'work-leads': workLeads,
  applications,
  publish,
  pages,
  vehicles,
  pictures,
  translate,
  routing,
  'privacy-requests': privacyRequests,
  people,
  'your-account': yourAccount,
};

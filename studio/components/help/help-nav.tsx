'use client';

import { usePathname } from 'next/navigation.js';
import { helpPath } from '../../help/guide-list.ts';

/** At the top of the menu: the link to the guides. */
export const HelpNav = () => {
  const path = usePathname();
  const isWithin = path.startsWith(`${helpPath}/`);
  return (
    <a
      className="nav__link help-nav"
      href={helpPath}
      aria-current={path === helpPath ? 'page' : isWithin || undefined}
    >
      Help
    </a>
  );
};

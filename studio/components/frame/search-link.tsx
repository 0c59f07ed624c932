'use client';

import { useEffect, useRef } from 'react';

const page = '/studio/search';

const isEdited = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** In the corner of every page: opens the search, by a press or by Ctrl K. In a text, Ctrl K makes a link as before. */
export const SearchLink = () => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // When Chrome fills a form by itself, it sends a keydown without a key.
      const isK = (event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'k';
      if (!isK || isEdited(event.target)) return;
      event.preventDefault();
      const field = document.getElementById('search-words');
      if (field) field.focus();
      // As a press, so that a page with unsaved work asks first.
      else link.current?.click();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <a ref={link} className="search-link" href={page} aria-keyshortcuts="Control+K Meta+K">
      Search <kbd>Ctrl K</kbd>
    </a>
  );
};

import { createContext, useContext } from 'react';
import { getLocale, type Locale } from './locale.ts';

/** The language of the rendered page. Outside a page (in a component's own test) it is English. */
export const localeContext = createContext<Locale>(getLocale('en'));

/**
 * The language of the rendered page. Islands get their words as props instead, because in the browser this context is
 * missing.
 */
export const useLocale = (): Locale => useContext(localeContext);

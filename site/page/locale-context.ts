import { createContext, useContext } from 'react';
import { getLocale, type Locale } from './locale.ts';

/** The language of the page that is drawn. Outside a page (in a component's own test) it is English. */
export const localeContext = createContext<Locale>(getLocale('en'));

/** The language of the page that is drawn. Islands live on in the browser, where it is not: they get words as props. */
export const useLocale = (): Locale => useContext(localeContext);

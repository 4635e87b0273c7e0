import { createContext } from 'react';
import { english } from './english.ts';

/** The messages of the page. A component that no host gives any, an embedded control for one, is English. */
export const I18nContext = createContext(english);

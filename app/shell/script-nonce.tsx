import { createContext } from 'react';

/** Marks this page's own inline scripts while it is rendered on the server; undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);

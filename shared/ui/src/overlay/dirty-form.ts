import { createContext } from 'react';

/** A form inside an overlay tells it whether closing would lose something (UI-27). */
export const DirtyFormContext = createContext<((dirty: boolean) => void) | null>(null);
DirtyFormContext.displayName = 'DirtyForm';

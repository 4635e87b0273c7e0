// What every icon is drawn by. Remotes take it from the page (`shared/tooling/src/webpack/shared-kit-files.ts`).
export { createLucideIcon } from 'lucide-react';

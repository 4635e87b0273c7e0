// React alone, with one heading: the floor that `pnpm bench start` compares the portal with.
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<h1>Sign in</h1>);

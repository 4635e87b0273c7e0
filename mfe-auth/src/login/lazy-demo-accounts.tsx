import { useDynamicImport } from '@portal/ui/lazy';
import type { DemoAccountsProps } from './demo-accounts.tsx';

const load = () => import(/* webpackChunkName: "demo-accounts" */ './demo-accounts.tsx');

/** The demo accounts, of which no other portal loads the code. */
export function LazyDemoAccounts(props: DemoAccountsProps) {
  const loaded = useDynamicImport(load);
  return loaded.status === 'ready' ? <loaded.value.DemoAccounts {...props} /> : null;
}

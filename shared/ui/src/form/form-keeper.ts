import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

type FormValues = Readonly<Record<string, unknown>>;

/** What the portal's router adds to react-router's navigator: it keeps what was typed when the session expires. */
interface FormKeeper {
  watch(form: string, read: () => FormValues | null): () => void;
  take(form: string): FormValues | null;
}

function hasKeeper(navigator: object): navigator is { readonly keptForms: FormKeeper } {
  return 'keptForms' in navigator;
}

/** Returns the router's keeper of forms, or null under another router; see `useLeaveBlocker`. */
export function useFormKeeper(): FormKeeper | null {
  const { navigator } = useContext(NavigationContext) ?? {};
  return navigator && hasKeeper(navigator) ? navigator.keptForms : null;
}

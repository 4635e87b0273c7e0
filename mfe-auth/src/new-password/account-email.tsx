/** Tells password managers whose new password it is; nobody sees it. */
export function AccountEmail({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

/** A field that tells password managers whose new password a form sets; nobody sees it. */
export function AccountEmail({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

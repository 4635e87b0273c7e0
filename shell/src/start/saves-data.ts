/** Part of the Network Information API, which Chromium has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the customer asked the browser to save data, or the connection has none to spare. */
export function savesData({
  connection,
}: Partial<Navigator> & { readonly connection?: Connection }): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

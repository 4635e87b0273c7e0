/** An address inside the portal: hash path with optional query, `/payment-early?lease=…`. */
export type PortalPath = `/${string}`;

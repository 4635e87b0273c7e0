/** An address inside the portal: hash path with optional query, `/samples/7?tab=2`. */
export type PortalPath = `/${string}`;

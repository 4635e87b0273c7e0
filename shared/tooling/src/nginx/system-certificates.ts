import { existsSync } from 'node:fs';

/** Where Debian, Fedora, and Alpine and the BSDs keep the certificates of public authorities. */
const files = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/cert.pem',
] as const;

/** Returns the file of the authorities that this machine trusts; null when it is in none of the usual places. */
export const systemCertificates = (): string | null => files.find((file) => existsSync(file)) ?? null;

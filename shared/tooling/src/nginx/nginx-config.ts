import { CliError } from '../cli-error.ts';
import type { SiteHeaders } from '../release/index.ts';

/** What the configuration is made from. */
export interface NginxSite {
  /** Absolute path of the composed site. */
  readonly siteDir: string;
  /** Absolute path of the active release. */
  readonly release: string;
  readonly headers: SiteHeaders;
  /** Absolute path of content files that an operator has replaced; empty for none. */
  readonly contentDir: string;
  /** Where the api answers; one that is reached by https must prove its name. */
  readonly api: NginxApi;
  /** Port for plain HTTP; with a certificate it only leads to HTTPS. */
  readonly port: number;
  /** Host names of both brands; none for every name. */
  readonly names: readonly string[];
  /** Files of the certificate and its key; plain HTTP without. */
  readonly tls: { readonly certificate: string; readonly key: string } | null;
  /** Whether it listens on IPv6 too: a machine without IPv6 rejects `[::]`. */
  readonly ipv6: boolean;
  /** Whether nginx has its module for files that are compressed with brotli. */
  readonly brotli: boolean;
  /** How long browsers keep to HTTPS, in seconds; 0 says nothing of it. */
  readonly hstsSeconds: number;
}

/** An api, by its origin; for https with the absolute path of the certificates that it is trusted by. */
export type NginxApi =
  | { readonly origin: `http://${string}` }
  | { readonly origin: `https://${string}`; readonly trusted: string };

/** The api takes files of 10 MB (API-88); a form adds a few lines to one. */
const uploadLimit = '11m';

/** As long as the portal itself waits (SHARED-51). */
const apiTimeLimit = '180s';

/** Until the head of a request, and then the next part of its body, must have arrived. */
const headLimit = '15s';
const bodyPauseLimit = '30s';

/**
 * Returns the server blocks of an nginx configuration, for its `http` level. Page and headers are those of one release,
 * so that a browser never gets the page of one with the policy of another: a new release is served once its own
 * configuration is loaded.
 */
export function nginxConfig(site: NginxSite): string {
  const { release, headers, hstsSeconds } = site;
  const strictTransport: Readonly<Record<string, string>> =
    hstsSeconds > 0 ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {};
  const all = { ...headers.all, ...strictTransport };
  const missing = `error_page 404 403 = @missing;`;
  // Not by a name with @: a request that can't be read has no address that nginx could pass on to one.
  // 494 is a head that is too long, 501 a body in another encoding.
  const unreadable = 'error_page 400 408 /unreadable.json; error_page 414 494 501 =400 /unreadable.json;';
  const own = (extra: Readonly<Record<string, string>>) => headerLines({ ...all, ...extra }, ' always');
  const anywhere = own({ ...headers.fresh, ...headers.anywhere });
  return `${redirect(site)}server {
  ${listenLines(site).join('\n  ')}
  server_name ${serverName(site)};
  root ${quoted(release)};
  client_max_body_size ${uploadLimit};
  client_header_timeout ${headLimit};
  client_body_timeout ${bodyPauseLimit};
  server_tokens off;
  gzip_static on;
  gzip_vary on;
${site.brotli ? '  brotli_static on;\n' : ''}  recursive_error_pages on;
  ${missing}
  ${unreadable}

  location = / { rewrite ^ /index.html last; }
  location = /index.html {
${own(headers.page)}
  }
  location = /release.json {
${own(headers.fresh)}
  }
${contentLocations(site, anywhere)}
  location /embed/ {
${anywhere}
  }
  location /assets/ {
    root ${quoted(site.siteDir)};
${own(headers.anywhere)}
    # Without \`always\`: a browser must not keep the answer that a file is missing.
${headerLines(headers.assets, '')}
  }
  location ~ ^/(api|sanctum)(/|$) {
    proxy_pass ${quoted(site.api.origin)};
    proxy_http_version 1.1;
    proxy_read_timeout ${apiTimeLimit};
    proxy_send_timeout ${apiTimeLimit};
    proxy_buffering off;
    proxy_set_header Connection "";
${apiLines(site.api)}
    # The api limits guesses by this address: what came with the request is replaced.
    proxy_set_header X-Forwarded-For $remote_addr;
${headerLines(strictTransport, ' always')}
    ${unreadable}
    error_page 404 = @missing;
    error_page 413 = @too-large;
    error_page 502 = @api-down;
    error_page 504 = @api-late;
  }
  location = /healthz {
    default_type application/json;
${own({})}
    return 200 '{"status":true}';
  }
  location / { return 404; }

  location @missing {
    internal;
    types {}
    default_type "text/plain; charset=utf-8";
${own({ 'cache-control': 'no-store' })}
    return 404 "Not found\\n";
  }
${failure('= /unreadable.json', 400, 'The request could not be read', all)}
${failure('@too-large', 413, 'The file is too large', all)}
${failure('@api-down', 502, 'The service can not be reached', all)}
${failure('@api-late', 504, 'The service took too long to answer', all)}
}
`;
}

/** nginx by itself neither asks a server behind it for its name nor says which one it wants. */
function apiLines(api: NginxApi): string {
  if (!('trusted' in api)) return '    proxy_set_header Host $host;';
  const { host, hostname } = new URL(api.origin);
  return `    proxy_set_header Host ${quoted(host)};
    proxy_ssl_server_name on;
    proxy_ssl_name ${quoted(hostname)};
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 4;
    proxy_ssl_trusted_certificate ${quoted(api.trusted)};`;
}

function redirect(site: NginxSite): string {
  if (!site.tls) return '';
  return `server {
  ${ports(site, String(site.port), '').join('\n  ')}
  server_name ${serverName(site)};
  location / { return 301 https://$host$request_uri; }
  # A program that sends a token without encryption is to notice.
  location ~ ^/(api|sanctum)(/|$) {
${envelope(403, 'Use https', {})}
  }
}

`;
}

/** `http2` as a parameter of `listen` is understood by every version; the directive came with 1.25. */
function listenLines(site: NginxSite): readonly string[] {
  const { tls, port } = site;
  if (!tls) return ports(site, String(port), '');
  return [
    ...ports(site, '443', ' ssl http2'),
    `ssl_certificate ${quoted(tls.certificate)};`,
    `ssl_certificate_key ${quoted(tls.key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ];
}

const ports = ({ ipv6 }: NginxSite, port: string, options: string): readonly string[] => [
  `listen ${port}${options};`,
  ...(ipv6 ? [`listen [::]:${port}${options};`] : []),
];

const serverName = ({ names }: NginxSite): string => (names.length > 0 ? names.join(' ') : '_');

/** A file that the operator has replaced comes before the one that was released (OP-89). */
function contentLocations({ contentDir, release }: NginxSite, headers: string): string {
  if (contentDir === '') {
    return `  location /content/ {
${headers}
  }`;
  }
  return `  location /content/ {
    alias ${quoted(`${contentDir}/`)};
    error_page 404 403 = @content;
${headers}
  }
  location @content {
    root ${quoted(release)};
    error_page 404 403 = @missing;
${headers}
  }`;
}

/** A location for a failure that the api did not answer. */
function failure(name: string, code: number, error: string, all: Readonly<Record<string, string>>): string {
  return `  location ${name} {
    internal;
${envelope(code, error, all)}
  }`;
}

/** Answers with the api's envelope. */
function envelope(code: number, error: string, all: Readonly<Record<string, string>>): string {
  return `    types {}
    default_type application/json;
${headerLines({ ...all, 'cache-control': 'no-store' }, ' always')}
    return ${code} '${JSON.stringify({ status: false, code, data: null, error, meta: {} })}';`;
}

const headerLines = (headers: Readonly<Record<string, string>>, always: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)}${always};`)
    .join('\n');

/** Returns a text as nginx reads it. Throws a `CliError` when nginx would take a part of it for something else. */
function quoted(text: string): string {
  if (/["\\$\n\r]/.test(text)) {
    throw new CliError(
      `${text} can't be in a configuration of nginx: it has a quote, a backslash or a $ in it.`,
    );
  }
  return `"${text}"`;
}

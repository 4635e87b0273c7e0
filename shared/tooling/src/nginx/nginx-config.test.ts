import { nginxConfig, type NginxSite } from './nginx-config.ts';

const site: NginxSite = {
  siteDir: '/srv/portal',
  release: '/srv/portal/releases/0001',
  headers: {
    all: { 'x-content-type-options': 'nosniff' },
    page: { 'content-security-policy': "default-src 'none'" },
    fresh: { 'cache-control': 'no-cache' },
    assets: { 'cache-control': 'max-age=31536000' },
    anywhere: { 'access-control-allow-origin': '*' },
  },
  contentDir: '/srv/content',
  api: { origin: 'http://127.0.0.1:4001' },
  port: 80,
  names: [],
  tls: null,
  ipv6: false,
  brotli: false,
  hstsSeconds: 0,
};

/** The locations of a configuration, each with its directives. */
const locationsOf = (config: string) =>
  config.match(/^ {2}location (?:.*\}|[\s\S]*?\n {2}\})$/gm)?.map((text) => text.trim()) ?? [];

it('each location that adds headers has those of security, because nginx inherits none then', () => {
  const adding = locationsOf(nginxConfig(site)).filter((text) => /add_header|return 200/.test(text));
  expect(adding.length).toBeGreaterThan(9);
  for (const location of adding) {
    expect(location).toContain('add_header x-content-type-options "nosniff" always;');
  }
});

it('what is the same for everybody may be loaded by pages of other origins, and nothing else', () => {
  const allowing = locationsOf(nginxConfig(site)).filter((text) =>
    text.includes('access-control-allow-origin "*"'),
  );
  expect(allowing.map((text) => text.split(' {')[0])).toEqual([
    'location /content/',
    'location @content',
    'location /embed/',
    'location /assets/',
  ]);
});

it('browsers are asked to keep to HTTPS by every location with headers, and by those of the api', () => {
  const sent = 'add_header strict-transport-security "max-age=600" always;';
  const config = nginxConfig({ ...site, hstsSeconds: 600 });
  for (const location of locationsOf(config)) {
    const hasHeaders = location.includes('add_header') || location.includes('proxy_pass');
    expect([location, location.includes(sent)]).toEqual([location, hasHeaders]);
  }
  expect(nginxConfig(site)).not.toContain('strict-transport-security');
});

it('requests that arrive slowly or are larger than what the api takes are ended', () => {
  const config = nginxConfig(site);
  expect(config).toMatch(/client_header_timeout 15s;\n\s+client_body_timeout 30s;/);
  expect(config).toContain('client_max_body_size 11m;');
});

it('with a certificate, pages lead to HTTPS, and calls of the api without encryption are rejected', () => {
  const config = nginxConfig({ ...site, tls: { certificate: '/etc/ssl/a.pem', key: '/etc/ssl/a.key' } });
  const [plain = '', encrypted = ''] = config.split(/^server \{/m).slice(1);
  expect(plain).toContain('location / { return 301 https://$host$request_uri; }');
  expect(plain).toMatch(/location ~ \^\/\(api\|sanctum\)[\s\S]+?return 403 '\{"status":false,"code":403/);
  expect(plain).not.toContain('proxy_pass');
  expect(encrypted).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});

it('an api at an https address must prove its name, and is told which one is wanted', () => {
  const api = { origin: 'https://api.example:8443', trusted: '/etc/ssl/authorities.pem' } as const;
  const [passing = ''] = locationsOf(nginxConfig({ ...site, api })).filter((text) =>
    text.includes('proxy_pass'),
  );
  for (const directive of [
    'proxy_pass "https://api.example:8443";',
    'proxy_set_header Host "api.example:8443";',
    'proxy_ssl_server_name on;',
    'proxy_ssl_name "api.example";',
    'proxy_ssl_verify on;',
    'proxy_ssl_trusted_certificate "/etc/ssl/authorities.pem";',
  ]) {
    expect(passing).toContain(directive);
  }
  expect(nginxConfig(site)).not.toContain('proxy_ssl');
});

import { createHash } from 'node:crypto';
import { readSiteSettings } from '../settings/index.ts';
import { releaseToBoot } from './fixtures/booted-page.ts';
import { sampleContract } from './fixtures/built-folder.ts';
import { siteHeaders } from './security-headers.ts';

const { config } = releaseToBoot();

function policyOf(change: Partial<Parameters<typeof siteHeaders>[0]> = {}): Record<string, string> {
  const headers = siteHeaders({
    config,
    contracts: [],
    frameAncestors: readSiteSettings({}).frameAncestors,
    imageOrigins: readSiteSettings({}).imageOrigins,
    inlineScripts: ['boot()'],
    inlineStyles: ['body{}'],
    ...change,
  });
  const directives = (headers.page['content-security-policy'] ?? '').split('; ');
  return Object.fromEntries(
    directives.map((text) => [text.split(' ', 1)[0] ?? '', text.split(' ').slice(1).join(' ')]),
  );
}

describe('the content security policy', () => {
  it('allows the inline script and style by their hashes, and nothing else inline or evaluated', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policyOf()['script-src']).toBe(`'self' ${hash('boot()')}`);
    expect(policyOf()['style-src']).toBe(`'self' ${hash('body{}')}`);
    expect(JSON.stringify(policyOf())).not.toMatch(/unsafe/);
  });

  it('allows no outside origin unless a contract asks for it', () => {
    expect(policyOf()).toMatchObject({
      'default-src': "'none'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  });

  it('allows what contracts ask for, each origin once', () => {
    const origins = {
      image: ['https://tiles.example/a', 'https://tiles.example/b'],
      connect: ['https://geo.example'],
    };
    const policy = policyOf({
      contracts: [sampleContract('mfe-a', { origins }), sampleContract('mfe-b', { origins })],
    });
    expect(policy['img-src']).toBe("'self' data: blob: https://tiles.example");
    expect(policy['connect-src']).toBe("'self' https://geo.example");
  });

  it('PROF-13: allows pictures of the origins that the operator names, each once', () => {
    expect(policyOf()['img-src']).toBe("'self' data: blob:");
    const contracts = [sampleContract('mfe-a', { origins: { image: ['https://tiles.example/a'] } })];
    const { imageOrigins } = readSiteSettings({
      IMAGE_ORIGINS: 'https://pictures.example https://tiles.example/',
    });
    expect(policyOf({ contracts, imageOrigins })['img-src']).toBe(
      "'self' data: blob: https://pictures.example https://tiles.example",
    );
  });

  it('allows files within the page by their scheme', () => {
    const contracts = [sampleContract('mfe-a', { origins: { frame: ['blob:'], connect: ['data:'] } })];
    expect(policyOf({ contracts })).toMatchObject({ 'frame-src': 'blob:', 'connect-src': "'self' data:" });
  });

  it('allows a configured address, unless it is empty', () => {
    const contracts = [
      sampleContract('mfe-a', {
        origins: { image: ['config.mapTilesUrl'], connect: ['config.geocode.forwardUrl'] },
      }),
    ];
    expect(policyOf({ contracts })['img-src']).toBe("'self' data: blob:");
    const paths = { forwardUrl: '/api/geocoding/search', reverseUrl: null };
    expect(policyOf({ contracts, config: { ...config, geocode: paths } })['connect-src']).toBe("'self'");
    const service = { forwardUrl: 'https://geo.example/search?key=k', reverseUrl: null };
    const outside = policyOf({ contracts, config: { ...config, geocode: service } });
    expect(outside['connect-src']).toBe("'self' https://geo.example");
    const tiles = { ...config, mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' };
    expect(policyOf({ contracts, config: tiles })['img-src']).toContain('https://tiles.example');
  });

  it('allows requests to an api of another origin', () => {
    const policy = policyOf({ config: { ...config, apiBase: 'https://api.example/' } });
    expect(policy['connect-src']).toBe("'self' https://api.example");
  });

  it('demands a hash of every script, unless a contract asks for an outside one', () => {
    const headersWith = (contracts: Parameters<typeof siteHeaders>[0]['contracts']) =>
      siteHeaders({
        config,
        contracts,
        frameAncestors: "'none'",
        imageOrigins: [],
        inlineScripts: [],
        inlineStyles: [],
      }).page;
    expect(headersWith([])['integrity-policy']).toBe('blocked-destinations=(script)');
    const outside = sampleContract('mfe-a', { origins: { script: ['https://chat.example'] } });
    expect(headersWith([outside])['integrity-policy']).toBeUndefined();
  });
});

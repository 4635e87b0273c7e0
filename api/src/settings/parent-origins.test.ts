import { isParent, isParentPattern } from './parent-origins.ts';

const patterns = ['https://portal.example', 'http://*.localhost:*', 'http://localhost:4000'];

describe('origins that may embed the sandbox’s frames', () => {
  it.each([
    ['https://portal.example', true],
    ['https://portal.example:443', false],
    ['https://portal.example:8443', false],
    ['http://portal.example', false],
    ['https://evil.portal.example', false],
    ['https://portal.example.evil', false],
    ['https://portal.example/', false],
    ['http://demo.breeze.localhost:4000', true],
    ['http://notlocalhost:4000', false],
    ['http://x.notlocalhost:4000', false],
    ['http://localhost:4000', true],
    ['http://localhost:4001', false],
    ['http://localhost', false],
    ['null', false],
    ['', false],
  ])('whether %s may embed them: %s', (origin, allowed) => {
    expect(isParent(origin, patterns)).toBe(allowed);
  });

  it.each([
    ['https://portal.example', true],
    ['http://*.localhost:*', true],
    ['*', false],
    ['https://*', false],
    ['https://portal.example/path', false],
    ["'self'", false],
    ['https://a.example; script-src *', false],
  ])('whether %s is a pattern: %s', (text, allowed) => {
    expect(isParentPattern(text)).toBe(allowed);
  });
});

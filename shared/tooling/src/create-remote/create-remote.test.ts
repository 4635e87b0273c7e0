import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleContract } from '../release/fixtures/built-folder.ts';
import { createRemote } from './create-remote.ts';
import { remoteNameIn } from './remote-name.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-remote-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const menu = [
  { text: 'title', icon: 'M4 4h16v16H4z', route: 'main', access: 'customer', order: 50 },
] as const;
const place = () => ({ root, contracts: [sampleContract('mfe-support', { menu })], platform: '4.6.0' });

describe('the name of a new remote', () => {
  it.each(['gift-cards', 'mfe-gift-cards'])('%s is taken in every form that files need', (text) => {
    expect(remoteNameIn(text)).toEqual({
      workspace: 'mfe-gift-cards',
      kebab: 'gift-cards',
      camel: 'giftCards',
      pascal: 'GiftCards',
      title: 'Gift cards',
    });
  });

  it.each(['', 'GiftCards', 'gift_cards', '-gift', 'gift--cards', '../gift', '7up', 'mfe-'])(
    '%j is rejected with what is allowed',
    (text) => {
      expect(() => remoteNameIn(text)).toThrow('small letters, digits and hyphens, such as gift-cards');
    },
  );
});

describe('a new remote', () => {
  it('has a screen at its own address, for the platform of the checkout, and the next place in the menu', () => {
    const folder = createRemote(remoteNameIn('gift-cards'), place());
    expect(folder).toBe(join(root, 'mfe-gift-cards'));
    const contract = readFileSync(join(folder, 'remote.contract.ts'), 'utf8');
    for (const part of ["name: 'mfe-gift-cards'", "path: '/gift-cards'", "platform: '^4.6.0'", 'order: 55'])
      expect(contract).toContain(part);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: '@portal/mfe-gift-cards',
      dependencies: { '@portal/platform': 'workspace:*', react: 'catalog:' },
    });
    const messages = ['en', 'es'].map((language) =>
      Object.keys(JSON.parse(readFileSync(join(folder, `src/messages/${language}.json`), 'utf8')) as object),
    );
    expect(messages[1]).toEqual(messages[0]);
  });

  it('SHELL-47: comes after the items of customers in the menu, and before Log Out', () => {
    const logOut = {
      text: 'title',
      icon: 'M4 4h16v16H4z',
      route: 'out',
      access: 'signed-in',
      order: 1000,
    } as const;
    const routes = [{ id: 'out', path: '/out', title: 'title', access: 'public' }] as const;
    const contracts = [...place().contracts, sampleContract('mfe-auth', { routes, menu: [logOut] })];
    const folder = createRemote(remoteNameIn('gift-cards'), { ...place(), contracts });
    expect(readFileSync(join(folder, 'remote.contract.ts'), 'utf8')).toContain('order: 55');
  });

  it('is not written over a folder that exists', () => {
    mkdirSync(join(root, 'mfe-gift-cards'));
    expect(() => createRemote(remoteNameIn('gift-cards'), place())).toThrow('mfe-gift-cards exists already.');
    expect(readdirSync(join(root, 'mfe-gift-cards'))).toEqual([]);
  });

  it('is not written at the address of another remote', () => {
    const route = { id: 'all', path: '/gift-cards/all', title: 'title', access: 'customer' } as const;
    const contracts = [sampleContract('mfe-help', { routes: [route] })];
    expect(() => createRemote(remoteNameIn('gift-cards'), { ...place(), contracts })).toThrow(
      '/gift-cards is an address of mfe-help: choose another name.',
    );
    expect(existsSync(join(root, 'mfe-gift-cards'))).toBe(false);
  });

  it.each([
    ['welcome', '/welcome, which belongs to the shell.'],
    ['staff', '/staff, which belongs to the shell.'],
  ])('OP-01: is not written as %s, which no release could have', (name, reason) => {
    expect(() => createRemote(remoteNameIn(name), place())).toThrow(
      `mfe-${name} claims ${reason} Choose another name.`,
    );
    expect(existsSync(join(root, `mfe-${name}`))).toBe(false);
  });
});

// cspell:ignore Muestras
import {
  useApiQuery,
  usePlatform,
  usePortalEvent,
  useMessages,
  defineMessages,
  type Language,
} from '@portal/platform';
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { openPage } from '../test-support/open-page.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { listThings, named200 } from '../test-support/sample-endpoints.ts';
import { createLifecycles } from './create-lifecycles.tsx';

const messages = defineMessages('sample', { title: 'Samples' });
let broken = false;
let heard = 0;

function List() {
  const t = useMessages(messages);
  const things = useApiQuery(listThings, undefined);
  usePortalEvent('lease.retrieved', () => {
    heard += 1;
  });
  if (broken) throw new Error('broken screen');
  return (
    <>
      <h2 css={{ color: 'red' }}>{t('title')}</h2>
      <p>{things.data}</p>
      <Link to="/samples/7">Open</Link>
    </>
  );
}

function One() {
  return <p>Brand {usePlatform().brand.name}</p>;
}

function Root() {
  return (
    <Routes>
      <Route path="/samples" element={<List />} />
      <Route path="/samples/:id" element={<One />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

const lifecycles = createLifecycles({ messageCatalogues: [messages], root: Root });

function mountable(path: string, language: Language = 'en') {
  const platform = openPage(path, { contracts: [sampleContract], choices: { language, theme: 'system' } });
  const outlet = document.createElement('div');
  document.body.append(outlet);
  return { platform, outlet, props: { name: 'mfe-sample', platform, domElementGetter: () => outlet } };
}

async function microtasks(): Promise<void> {
  for (let count = 0; count < 100; count += 1) await Promise.resolve();
}

// A lifecycle settles in a task of its own, for which `act` would wait for ever.
beforeEach(() => {
  broken = false;
  heard = 0;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(named200('one')));
});
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('the lifecycles of a remote', () => {
  it('draw its root with the platform around it', async () => {
    const { props, outlet } = mountable('/samples');
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
    expect(outlet).toHaveTextContent('Samples');
    expect(await screen.findByText('one')).toBeVisible();
    await lifecycles.unmount(props);
  });

  it('SHELL-74: fetch the messages of the page’s language in bootstrap, so that mounting waits for no file', async () => {
    const fetchSpanish = jest.fn(() => Promise.resolve({ default: { title: 'Muestras' } }));
    const ofTitle = defineMessages('sample-title', { title: 'Samples' }, { es: fetchSpanish });
    const Title = () => <h2>{useMessages(ofTitle)('title')}</h2>;
    const titled = createLifecycles({ messageCatalogues: [ofTitle], root: Title });
    const { props, outlet } = mountable('/samples', 'es');
    await titled.bootstrap(props);
    expect(fetchSpanish).toHaveBeenCalledTimes(1);
    await titled.mount(props);
    expect(outlet).toHaveTextContent('Muestras');
    expect(fetchSpanish).toHaveBeenCalledTimes(1);
    await titled.unmount(props);
  });

  it('SHELL-74: draw in English while messages do not arrive, and in the page’s language once they do', async () => {
    Object.assign(globalThis, { reportError: jest.fn() });
    let deliver = () => {};
    const late = new Promise<{ default: { title: string } }>((resolve) => {
      deliver = () => resolve({ default: { title: 'Muestras' } });
    });
    const fetchSpanish = jest.fn(() => late).mockRejectedValueOnce(new Error('too late'));
    const ofTitle = defineMessages('sample-title', { title: 'Samples' }, { es: fetchSpanish });
    const Title = () => <h2>{useMessages(ofTitle)('title')}</h2>;
    const titled = createLifecycles({ messageCatalogues: [ofTitle], root: Title });
    const { props, outlet } = mountable('/samples', 'es');
    await titled.bootstrap(props);
    await titled.mount(props);
    expect(outlet).toHaveTextContent('Samples');
    deliver();
    await waitFor(() => expect(outlet).toHaveTextContent('Muestras'));
    await titled.unmount(props);
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  it('have drawn and removed it without a timer, so that no page without a screen is painted', async () => {
    const { props, outlet } = mountable('/samples');
    const timers = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
    await lifecycles.mount(props);
    expect(outlet).toHaveTextContent('Samples');
    await lifecycles.unmount(props);
    expect(outlet).toBeEmptyDOMElement();
    timers.mockRestore();
  });

  it('draw the first remote of a page before the browser does anything else, and later ones when it has time', async () => {
    const { props, outlet } = mountable('/samples');
    const first = lifecycles.mount(props);
    await microtasks();
    expect(outlet).toHaveTextContent('Samples');
    await first;
    await lifecycles.unmount(props);
    const later = lifecycles.mount(props);
    await microtasks();
    expect(outlet).toBeEmptyDOMElement();
    await later;
    expect(outlet).toHaveTextContent('Samples');
    await lifecycles.unmount(props);
  });

  it('follow the one address, and links move it', async () => {
    const { props, platform, outlet } = mountable('/samples');
    await lifecycles.mount(props);
    const link = screen.getByRole('link', { name: 'Open' });
    expect(link).toHaveAttribute('href', '#/samples/7');
    link.click();
    await waitFor(() => expect(outlet).toHaveTextContent('Brand Fernway'));
    expect(platform.navigation.location.pathname).toBe('/samples/7');
    platform.navigation.go('/elsewhere');
    await waitFor(() => expect(outlet).toBeEmptyDOMElement());
    await lifecycles.unmount(props);
  });

  it('leave no node, listener or observer behind', async () => {
    const { props, platform, outlet } = mountable('/samples');
    const subscribe = jest.spyOn(platform.navigation, 'subscribe');
    await lifecycles.mount(props);
    await screen.findByText('one');
    platform.events.emit('lease.retrieved', {});
    expect(heard).toBe(1);
    await lifecycles.unmount(props);
    expect(outlet).toBeEmptyDOMElement();
    platform.events.emit('lease.retrieved', {});
    expect(heard).toBe(1);
    expect(
      platform.queryClient
        .getQueryCache()
        .getAll()
        .map((query) => query.getObserversCount()),
    ).toEqual([0]);
    expect(subscribe).toHaveBeenCalled();
  });

  it('can be mounted again', async () => {
    const { props, outlet } = mountable('/samples');
    for (let time = 0; time < 3; time += 1) {
      await lifecycles.mount(props);
      expect(outlet).toHaveTextContent('Samples');
      await lifecycles.unmount(props);
    }
  });

  it('show a screen that throws as the host’s failure, and Retry draws it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    broken = true;
    const { props, outlet } = mountable('/samples');
    await lifecycles.mount(props);
    expect(screen.getByRole('alert')).toHaveTextContent('broken screen');
    broken = false;
    screen.getByRole('button', { name: 'Retry' }).click();
    await waitFor(() => expect(outlet).toHaveTextContent('Samples'));
    await lifecycles.unmount(props);
  });

  it.each([
    ['path', '/samples/7', 'Brand Fernway'],
    ['query', '/samples?topic=payments', 'Samples'],
  ] as const)('give another %s its own chance after a failure', async (_part, address, text) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    broken = true;
    const { props, outlet, platform } = mountable('/samples');
    await lifecycles.mount(props);
    broken = false;
    platform.navigation.go(address);
    await waitFor(() => expect(outlet).toHaveTextContent(text));
    await lifecycles.unmount(props);
  });
});

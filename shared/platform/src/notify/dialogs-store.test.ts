import { createDialogs } from './dialogs-store.ts';

describe('dialogs', () => {
  it('answer what the customer chose, one after the other', async () => {
    const { dialogs, store } = createDialogs();
    const first = dialogs.confirm({ title: 'Pay?' });
    const second = dialogs.confirm({ title: 'Sure?' });
    expect(store.state.open.map(({ request }) => request.title)).toEqual(['Pay?', 'Sure?']);
    store.answer(store.state.open[0]?.id ?? 0, true);
    expect(store.state.open.map(({ request }) => request.title)).toEqual(['Sure?']);
    store.answer(store.state.open[0]?.id ?? 0, false);
    expect(await Promise.all([first, second])).toEqual([true, false]);
  });

  it('end an alert when it is closed', async () => {
    const { dialogs, store } = createDialogs();
    const closed = dialogs.alert({ title: 'Note', text: 'Call us' });
    expect(store.state.open[0]).toMatchObject({ type: 'alert', request: { text: 'Call us' } });
    store.answer(store.state.open[0]?.id ?? 0, false);
    expect(await closed).toBeUndefined();
  });

  it('are all answered with no when they are dismissed', async () => {
    const { dialogs, store } = createDialogs();
    const asked = [dialogs.confirm({ title: 'A' }), dialogs.confirm({ title: 'B' })];
    store.dismissAll();
    expect(await Promise.all(asked)).toEqual([false, false]);
    expect(store.state.open).toEqual([]);
  });
});

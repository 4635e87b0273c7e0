import { listRetailers, resolveZip } from '@portal/api-contract';
import { answers, callsOf, fails, fill, mock, pends, unreachable } from '@portal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mapArea, openFindRetailer, storeNames, stores } from '../fixtures/open-find-retailer.ts';

describe('a search that does not arrive', () => {
  it('keeps the stores of the search before, says so, and Retry brings its own', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    mock(unreachable(listRetailers));
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You still see the stores of the search before',
    );
    expect(await storeNames()).toHaveLength(2);
    mock(stores);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/search before/)).not.toBeInTheDocument());
  });

  it('names no limit of its own at the stores of the search before', async () => {
    const { platform } = openFindRetailer();
    await storeNames();
    mock(unreachable(listRetailers));
    act(() => platform.navigation.go('/find-a-retailer?at=42_-71&radius=20'));
    await screen.findByRole('alert');
    expect(screen.getByText('2 stores, nearest first')).toBeVisible();
  });

  it('says so on the map too, which a narrow screen shows without the list', async () => {
    const { map, user } = openFindRetailer();
    await storeNames();
    const shown = await map();
    mock(unreachable(listRetailers));
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    const onMap = await within(mapArea()).findByRole('alert', { hidden: true });
    expect(onMap).toHaveTextContent('You still see the stores of the search before');
    mock(stores);
    await user.click(within(onMap).getByText('Try again'));
    await waitFor(() => expect(onMap).not.toBeInTheDocument());
    expect(screen.getByRole('application')).toHaveFocus();
  });

  it('says on a chosen map that there are no stores yet', async () => {
    openFindRetailer({ mocks: [fails(listRetailers, { status: 500 })] });
    await screen.findByRole('alert');
    fireEvent.click(within(screen.getByLabelText('Show')).getByText('Map'));
    const onMap = within(mapArea()).getByRole('alert', { hidden: true });
    expect(onMap).toHaveTextContent('The stores could not be loaded');
  });

  it('leaves the stores of the search before on a map that opens later', async () => {
    const { map, user } = openFindRetailer({
      mapFails: true,
      mocks: [stores, answers(resolveZip, { lat: 42.3, lng: -71.1 })],
    });
    await storeNames();
    mock(unreachable(listRetailers));
    await fill(user, screen.getByRole('textbox', { name: 'Where are you shopping?' }), '02108');
    await user.keyboard('{Enter}');
    await screen.findByText('Around zip code 02108');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    const shown = await map();
    await waitFor(() => expect(shown.stores).toHaveLength(2));
  });

  it('says nothing when stores that are shown could not be loaded again', async () => {
    const { platform } = openFindRetailer();
    await storeNames();
    mock(unreachable(listRetailers));
    await act(() => platform.queryClient.refetchQueries());
    expect(callsOf(listRetailers).length).toBeGreaterThan(1);
    expect(await storeNames()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is dropped when a newer one starts', async () => {
    const { map } = openFindRetailer();
    await storeNames();
    const shown = await map();
    const fetch = jest.spyOn(globalThis, 'fetch');
    mock(pends(listRetailers));
    act(() => shown.events.onMarker({ latitude: 42, longitude: -71 }));
    await waitFor(() => expect(callsOf(listRetailers).at(-1)?.query).toMatchObject({ latitude: '42' }));
    const [request] = fetch.mock.lastCall ?? [];
    const { signal } = request as Request;
    mock(stores);
    act(() => shown.events.onMarker({ latitude: 43, longitude: -72 }));
    await waitFor(() => expect(signal.aborted).toBe(true));
    fetch.mockRestore();
  });
});

import { render, screen, waitFor } from '@testing-library/react';

describe('a wait for what never comes', () => {
  const view = () => render(<p>Left to own</p>);

  it.each([
    ['a query', () => screen.findByText('It’s yours', {}, { timeout: 1 })],
    ['a condition', () => waitFor(() => screen.getByText('It’s yours'), { timeout: 1 })],
  ])('of %s ends with an error that shows the page once', async (_of, wait) => {
    view();
    const error: unknown = await wait().catch((reason: unknown) => reason);
    expect(error).toHaveProperty('name', 'TestingLibraryElementError');
    const { message } = error as Error;
    expect(message).toContain('Unable to find an element with the text: It’s yours');
    expect(message.match(/Left to own/g)).toHaveLength(1);
  });

  it('fails at once without one, and shows the page', () => {
    view();
    expect(() => screen.getByText('It’s yours')).toThrow('Left to own');
  });
});
